# The kinds of targets of this project. In all of them DEPENDS names targets of ours, PACKAGES those of AgonPackages.cmake.

set(AGON_TESTS AUTO CACHE STRING "ON, OFF, or AUTO: build the tests when GoogleTest and RapidCheck are installed")
set_property(CACHE AGON_TESTS PROPERTY STRINGS AUTO ON OFF)
set(agon_with_tests ${AGON_TESTS})
if(AGON_TESTS STREQUAL AUTO)
    find_package(GTest QUIET)
    find_path(AGON_rapidcheck_INCLUDE rapidcheck.h)
    set(agon_with_tests OFF)
    if(GTest_FOUND AND AGON_rapidcheck_INCLUDE)
        set(agon_with_tests ON)
    endif()
endif()
include(GoogleTest)

# `make build` and `make run` build this and nothing else.
add_custom_target(programs)

# Programs of the release build in build/release go to build/bin, the others next to their build.
set(AGON_PROGRAM_DIR ${CMAKE_BINARY_DIR}/bin)
if(CMAKE_BINARY_DIR STREQUAL "${PROJECT_SOURCE_DIR}/build/release")
    set(AGON_PROGRAM_DIR ${PROJECT_SOURCE_DIR}/build/bin)
endif()

# ccache needs these with a precompiled header.
set(agon_pch_for_ccache
    $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess> "$<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp>")

function(agon_link target scope)
    cmake_parse_arguments(PARSE_ARGV 2 arg "" "" "DEPENDS;PACKAGES")
    target_link_libraries(${target} ${scope} agon_flags ${arg_DEPENDS})
    foreach(package ${arg_PACKAGES})
        agon_use_package(${target} ${scope} ${package})
    endforeach()
    foreach(dependency ${arg_DEPENDS})
        set_property(GLOBAL APPEND PROPERTY AGON_DEPENDENCIES "${target}>${dependency}")
    endforeach()
endfunction()

# Fuzzers need to see which branches of the code under test are taken; the code of the tests themselves need not show it.
function(agon_instrument_for_fuzzers target)
    if(AGON_FLAVOUR STREQUAL dev)
        target_compile_options(${target} PRIVATE -fsanitize=fuzzer-no-link)
    endif()
endfunction()

# What most files of src/ include, parsed once for the sanitizers' builds: it saves them a quarter of their time. The release build
# goes without, and so shows which file relies on what it does not include. (GCC 12 warns of overruns that are none with it.)
if(NOT AGON_FLAVOUR STREQUAL release)
    file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/precompiled.cpp CONTENT "")
    add_library(agon_precompiled OBJECT ${CMAKE_BINARY_DIR}/precompiled.cpp)
    target_link_libraries(agon_precompiled PRIVATE agon_flags)
    agon_instrument_for_fuzzers(agon_precompiled)
    target_precompile_headers(agon_precompiled PRIVATE
        <algorithm> <array> <bit> <charconv> <chrono> <compare> <concepts> <cstdint> <cstdlib> <functional> <limits> <map>
        <memory> <numeric> <optional> <random> <span> <string> <string_view> <tuple> <type_traits> <utility> <variant> <vector>)
    target_compile_options(agon_precompiled PRIVATE ${agon_pch_for_ccache})
endif()

# Several sources are compiled as one file, which parses what they all include only once: it takes a third of the time. Where two
# of them use the same name for different things the compiler says so (a redefinition, in the sanitizers' builds): give one of
# them a better name, or list it under APART, and it is compiled by itself.
function(agon_unite target)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 8)
    set_source_files_properties(${ARGN} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()

# agon_library(agon_core SOURCES grid.cpp DEPENDS agon_... PACKAGES xxhash) — a folder of src/, or one game. Without SOURCES
# it is a header-only library. In the release build each source is compiled by itself, which shows what relies on what it does
# not include; UNITED is for libraries where that costs too much.
function(agon_library target)
    cmake_parse_arguments(PARSE_ARGV 1 arg "UNITED" "" "SOURCES;APART;DEPENDS;PACKAGES")
    agon_check_layer(${target} ${arg_DEPENDS})
    if(arg_SOURCES)
        set(scope PUBLIC)
        add_library(${target} STATIC ${arg_SOURCES} ${arg_APART})
        if(arg_UNITED OR NOT AGON_FLAVOUR STREQUAL release)
            agon_unite(${target} ${arg_APART})
        endif()
    else()
        set(scope INTERFACE)
        add_library(${target} INTERFACE)
    endif()
    if(AGON_FLAVOUR STREQUAL tsan)  # only what a test with threads needs
        set_target_properties(${target} PROPERTIES EXCLUDE_FROM_ALL ON)
    endif()
    if(target MATCHES "^agon_toy_")
        target_include_directories(${target} ${scope} ${PROJECT_SOURCE_DIR}/tests)
    endif()
    agon_link(${target} ${scope} DEPENDS ${arg_DEPENDS} PACKAGES ${arg_PACKAGES})
    if(arg_SOURCES)
        agon_instrument_for_fuzzers(${target})
        if(TARGET agon_precompiled)
            target_precompile_headers(${target} REUSE_FROM agon_precompiled)
            target_compile_options(${target} PRIVATE ${agon_pch_for_ccache})
        endif()
    endif()
endfunction()

# agon_program(agon SOURCES agon.cpp DEPENDS agon_cli) — a program for people, from src/apps.
function(agon_program target)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;DEPENDS;PACKAGES")
    add_executable(${target} ${arg_SOURCES})
    agon_link(${target} PRIVATE DEPENDS ${arg_DEPENDS} PACKAGES ${arg_PACKAGES})
    set_target_properties(${target} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${AGON_PROGRAM_DIR})
    if(AGON_FLAVOUR STREQUAL tsan)
        set_target_properties(${target} PROPERTIES EXCLUDE_FROM_ALL ON)
    endif()
    add_dependencies(programs ${target})
endfunction()

# What a test and the code that tests share are compiled with. The same for all, so that they can share a precompiled header.
function(agon_link_test target)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "DEPENDS;PACKAGES")
    agon_link(${target} PRIVATE DEPENDS ${arg_DEPENDS} PACKAGES ${arg_PACKAGES} gtest_main rapidcheck)
    target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR}/tests)
    target_compile_definitions(${target} PRIVATE
        "AGON_SOURCE_DIR=\"${PROJECT_SOURCE_DIR}\"" "AGON_PROGRAM_DIR=\"${AGON_PROGRAM_DIR}\"")
    set_target_properties(${target} PROPERTIES AGON_NOT_HOT ON)
    target_compile_options(${target} PRIVATE ${agon_pch_for_ccache})
endfunction()

# agon_test(core_test SOURCES grid_test.cpp DEPENDS agon_core [PROGRAMS agon] [LABELS golden] [TIMEOUT seconds]) — GoogleTest,
# RapidCheck and tests/support, one ctest per test case, named like release/core_test.Grid.Copies and run from the root of the
# repository. The code sees AGON_SOURCE_DIR and AGON_PROGRAM_DIR (where PROGRAMS are) as strings. Labels with a meaning:
# threads (also built with the thread sanitizer), golden (rewritten by `make goldens`), slow (only in `make check-all`).
function(agon_test target)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "TIMEOUT" "SOURCES;APART;DEPENDS;PACKAGES;PROGRAMS;LABELS")
    if(NOT arg_SOURCES OR NOT agon_with_tests OR (AGON_FLAVOUR STREQUAL tsan AND NOT threads IN_LIST arg_LABELS))
        return()
    endif()
    if(NOT arg_TIMEOUT)
        set(arg_TIMEOUT 180)
        if(slow IN_LIST arg_LABELS)
            set(arg_TIMEOUT 1800)
        endif()
    endif()
    add_executable(${target} ${arg_SOURCES} ${arg_APART})
    agon_unite(${target} ${arg_APART})
    agon_link_test(${target} DEPENDS ${arg_DEPENDS} PACKAGES ${arg_PACKAGES})
    target_link_libraries(${target} PRIVATE agon_test_support)
    target_precompile_headers(${target} REUSE_FROM agon_test_support)
    if(arg_PROGRAMS)
        add_dependencies(${target} ${arg_PROGRAMS})
    endif()
    gtest_discover_tests(${target}
        DISCOVERY_MODE PRE_TEST DISCOVERY_TIMEOUT 60 NO_PRETTY_VALUES
        TEST_PREFIX "${AGON_FLAVOUR}/${target}."
        WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
    # The properties are set when ctest reads the tests: gtest_discover_tests cannot pass on a list of labels.
    set(properties ${CMAKE_CURRENT_BINARY_DIR}/${target}_properties.cmake)
    file(CONFIGURE OUTPUT ${properties} @ONLY CONTENT
[[if(@target@_TESTS)
    set_tests_properties(${@target@_TESTS} PROPERTIES TIMEOUT @arg_TIMEOUT@ LABELS "@AGON_FLAVOUR@;@arg_LABELS@")
endif()
]])
    set_property(DIRECTORY APPEND PROPERTY TEST_INCLUDE_FILES ${properties})
endfunction()

# agon_fuzz(fuzz_json SOURCES json.cpp DEPENDS agon_protocols_json) — a libFuzzer target of the dev build. Its seeds, and
# inputs that once failed, are files in fuzz/corpus/<target>. A short run with a fixed seed is a test, a long one a slow test.
function(agon_fuzz target)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;DEPENDS;PACKAGES")
    if(NOT arg_SOURCES OR NOT AGON_FLAVOUR STREQUAL dev OR NOT agon_with_tests)
        return()
    endif()
    add_executable(${target} ${arg_SOURCES})
    agon_link(${target} PRIVATE DEPENDS ${arg_DEPENDS} PACKAGES ${arg_PACKAGES})
    target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR}/tests)
    agon_instrument_for_fuzzers(${target})
    target_link_options(${target} PRIVATE -fsanitize=fuzzer)
    set(run ${PROJECT_SOURCE_DIR}/tools/fuzz --program $<TARGET_FILE:${target}>)
    add_test(NAME dev/${target} COMMAND ${run} --short ${target} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
    set_tests_properties(dev/${target} PROPERTIES TIMEOUT 120 LABELS "dev;fuzz")
    add_test(NAME dev/${target}.long COMMAND ${run} ${target} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
    set_tests_properties(dev/${target}.long PROPERTIES TIMEOUT 7200 LABELS "dev;fuzz;slow")
endfunction()

# `make benches` builds the measuring programs for people, into build/release/bench.
add_custom_target(benches)

# agon_bench(rules_gate GATE SOURCES rules_gate.cpp DEPENDS agon_catalog) — a measuring program of the release build. GATE: a test
# runs it; the others are for people, and built when somebody asks.
function(agon_bench target)
    cmake_parse_arguments(PARSE_ARGV 1 arg "GATE" "" "SOURCES;DEPENDS;PACKAGES")
    if(NOT AGON_FLAVOUR STREQUAL release OR NOT agon_with_tests)
        return()
    endif()
    add_executable(${target} ${arg_SOURCES})
    agon_link(${target} PRIVATE DEPENDS ${arg_DEPENDS} PACKAGES ${arg_PACKAGES})
    target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR}/tests)
    if(NOT arg_GATE)
        set_target_properties(${target} PROPERTIES EXCLUDE_FROM_ALL ON)
    endif()
    add_dependencies(benches ${target})
endfunction()

# A misspelt DEPENDS would otherwise only fail at link time, as a missing -l.
function(agon_verify_dependencies)
    get_property(dependencies GLOBAL PROPERTY AGON_DEPENDENCIES)
    foreach(pair ${dependencies})
        string(REPLACE ">" ";" pair ${pair})
        list(GET pair 0 target)
        list(GET pair 1 dependency)
        if(NOT TARGET ${dependency})
            message(SEND_ERROR "${target} depends on ${dependency}, but there is no such target")
        endif()
    endforeach()
endfunction()
