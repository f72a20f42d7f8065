#include "protocols/siege_files/disqualification.h"

#include <algorithm>

#include "games/siege/rules.h"

namespace agon::siege_files {
namespace {

std::string_view describe_misconduct(Misconduct misconduct) {
    switch (misconduct) {
        case Misconduct::NoStart: return "The program could not be started.";
        case Misconduct::Crashed: return "The program was ended by a signal.";
        case Misconduct::NonzeroExit: return "The program ended with an exit code other than 0.";
        case Misconduct::TookTooMuch: return "The program took too much of the machine.";
        case Misconduct::OrdersTooLarge: return "The orders file is larger than 10 MB.";
        case Misconduct::PrivateFileTooLarge: return "The private file is larger than 10 MB.";
        case Misconduct::Late: return "The program did not end in time.";
        case Misconduct::OrdersRemoved: return "The orders file was removed.";
        case Misconduct::OrdersNotAFile: return "The orders file was replaced by something that is not a regular file.";
    }
    return "";
}

match::Fault fault_of_misconduct(Misconduct misconduct) {
    switch (misconduct) {
        case Misconduct::NoStart: return match::Fault::NoStart;
        case Misconduct::Crashed:
        case Misconduct::NonzeroExit: return match::Fault::Died;
        case Misconduct::TookTooMuch:
        case Misconduct::OrdersTooLarge:
        case Misconduct::PrivateFileTooLarge: return match::Fault::Flooded;
        case Misconduct::Late: return match::Fault::Late;
        case Misconduct::OrdersRemoved:
        case Misconduct::OrdersNotAFile: return match::Fault::Garbled;
    }
    return match::Fault::Garbled;
}

// An order only comes to be judged while it is its player's turn.
constexpr bool can_meet_an_order(siege::Refusal refusal) {
    return refusal != siege::Refusal::GameOver && refusal != siege::Refusal::NotYourTurn;
}

// Whoever writes orders can write anything: a tab, which divides fields as a blank does, is shown as one, what does not print as
// '?', and what is long is cut.
std::string quoted(std::string_view order) {
    constexpr std::size_t most = 60;
    std::string text(order.substr(0, most));
    std::replace(text.begin(), text.end(), '\t', ' ');
    std::replace_if(
        text.begin(), text.end(), [](char byte) { return byte < 0x20 || byte >= 0x7f; }, '?');
    return '"' + text + (order.size() > most ? "...\"" : "\"");
}

}  // namespace

std::string_view code_of(const Cause& cause) {
    return std::visit([](auto each) { return name_of(each); }, cause);
}

std::string_view describe(const Cause& cause) {
    if (const auto* misconduct = std::get_if<Misconduct>(&cause)) return describe_misconduct(*misconduct);
    if (const auto* fault = std::get_if<OrderFault>(&cause)) return describe(*fault);
    return siege::Rules::describe(std::get<siege::Refusal>(cause));
}

match::Fault fault_of(const Cause& cause) {
    if (const auto* misconduct = std::get_if<Misconduct>(&cause)) return fault_of_misconduct(*misconduct);
    return std::holds_alternative<OrderFault>(cause) ? match::Fault::Garbled : match::Fault::Illegal;
}

std::string sentence_of(const Disqualification& disqualification) {
    std::string text;
    if (disqualification.line > 0)
        text = "line " + std::to_string(disqualification.line) + ", " + quoted(disqualification.order) + ": ";
    text += describe(disqualification.cause);
    if (disqualification.detail.empty()) return text;
    text.back() = ':';
    return text + ' ' + disqualification.detail + '.';
}

std::vector<Reason> every_reason() {
    std::vector<Reason> reasons{
        {"base-destroyed", "A base was destroyed: its owner loses."},
        {"turn-limit", "All turns are over: whoever has more units wins."},
    };
    const auto add = [&](const Cause& cause) { reasons.push_back({code_of(cause), describe(cause)}); };
    for (std::size_t i = 0; i < misconduct_count; ++i) add(static_cast<Misconduct>(i));
    for (std::size_t i = 0; i < order_fault_count; ++i) add(static_cast<OrderFault>(i));
    for (std::size_t i = 0; i < siege::refusal_count; ++i)
        if (const auto refusal = static_cast<siege::Refusal>(i); can_meet_an_order(refusal)) add(refusal);
    return reasons;
}

}  // namespace agon::siege_files
