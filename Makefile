# Agon. `make run` and `make test` work as the first command after a clone; `make help` lists the rest.

JOBS    ?= $(shell nproc)
SECONDS ?= 60
FUZZ    ?=
CTEST   := ctest --test-dir build -j $(JOBS) --output-on-failure --no-label-summary --no-tests=error

# Property tests and sanitizers behave the same on every run; set these variables to try something else.
export RC_PARAMS       ?= seed=1
export ASAN_OPTIONS    ?= allow_addr2line=1:strict_string_checks=1:detect_stack_use_after_return=1
export UBSAN_OPTIONS   ?= print_stacktrace=1
export TSAN_OPTIONS    ?= halt_on_error=1
export JOBS
MAKEFLAGS += --no-print-directory

.DEFAULT_GOAL := build
.NOTPARALLEL:  # one build at a time, which uses all cores by itself
.PHONY: setup build player mediator engine build-tests run test check-all bench benches format fuzz goldens gates clean help

setup: ## install every package that building and testing needs
	@tools/setup build test

build: ## the programs, into build/bin
	@tools/setup build
	@tools/build release programs

player: ## the player of Siege's document, into build/bin
mediator: ## the mediator of Siege's document, into build/bin
player mediator:
	@tools/setup build
	@tools/build release $@

hw5.tar: hw5/hw5.h hw5/hw5.cpp ## the library of Creatures' document, as it is handed in
	@tar --format=ustar --owner=0 --group=0 --numeric-owner --mode=644 -cf $@ -C hw5 hw5.h hw5.cpp

engine: ## rewrite the engine in hw5/engine from its sources and the rules
	@tools/amalgamate_engine

run: build ## start Agon
	@exec build/bin/agon

build-tests:
	@tools/setup build test
	@tools/build --tests release
	@tools/build --tests dev
	@tools/build --tests tsan

test: build-tests ## build everything three times (release, sanitizers, threads) and run all tests but the slow ones
	@$(CTEST) -LE slow

check-all: build-tests benches ## all tests, also the slow ones; AGON_FUZZ_SECONDS=120 is the time per fuzzer
	@$(CTEST)

bench: build ## how fast it is on this machine
	@exec build/bin/agon bench

benches: ## the measuring programs that docs name, into build/release/bench
	@tools/setup build test
	@tools/build --tests release benches

format: ## put every source file into the house format
	@tools/setup test
	@tools/check_format --fix

fuzz: ## fuzz for longer: make fuzz FUZZ=<name> SECONDS=60 (without FUZZ: every fuzzer in turn)
	@tools/setup build test
	@tools/build --tests dev
	@tools/fuzz --seconds $(SECONDS) $(FUZZ)

goldens: ## rewrite the golden files of tests/golden from what the programs do now
	@tools/setup build test
	@tools/build --tests release
	@AGON_UPDATE_GOLDENS=1 ctest --test-dir build/release -j $(JOBS) --output-on-failure --no-label-summary --no-tests=error -L golden

gates: ## rewrite bench/gates.txt from what the rules cost now
	@tools/setup build test
	@tools/build --tests release rules_gate
	@tools/check_gate --update

clean: ## remove everything that was built
	@rm -rf build hw5.tar

help: ## this list
	@awk -F ':.*## ' '/^[a-z0-9.-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
