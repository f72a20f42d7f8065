# Compiler and linker flags, all on one interface target: every target of ours links agon_flags.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_CXX_FLAGS_RELEASE "")  # the flavour below says it all

add_library(agon_flags INTERFACE)
target_include_directories(agon_flags INTERFACE ${PROJECT_SOURCE_DIR}/src)

target_compile_options(agon_flags INTERFACE
    -Wall -Wextra -Wpedantic -Werror
    -Wshadow -Wconversion -Wsign-conversion -Wdouble-promotion -Wold-style-cast -Wcast-align -Wcast-qual
    -Wnon-virtual-dtor -Woverloaded-virtual -Wextra-semi -Wundef -Wformat=2 -Wimplicit-fallthrough -Wunused
    # GCC 12 sees null pointers inside std::string and std::vector where there are none.
    $<$<CXX_COMPILER_ID:Clang>:-Wnull-dereference>
    $<$<CXX_COMPILER_ID:GNU>:-Wlogical-op -Wduplicated-cond>
    -fno-omit-frame-pointer -fdiagnostics-color=auto
    # __FILE__ names files from the root of the repository, wherever that is.
    "-fmacro-prefix-map=${PROJECT_SOURCE_DIR}/=")

# A program loads only the libraries it uses: swworms needs nothing but the standard library and INIReader.
target_link_options(agon_flags INTERFACE -Wl,--as-needed)

if(AGON_FLAVOUR STREQUAL release)
    # -g1 costs nothing at run time and lets callgrind and gdb name functions and lines.
    # What is not hot, the code of tests above all, has -Og, which compiles in a half to three quarters of the time.
    target_compile_options(agon_flags INTERFACE $<IF:$<BOOL:$<TARGET_PROPERTY:AGON_NOT_HOT>>,-Og,-O2> -g1)
    target_compile_definitions(agon_flags INTERFACE NDEBUG)
    if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64|amd64)$")
        target_compile_options(agon_flags INTERFACE -march=x86-64-v2)
    endif()
elseif(AGON_FLAVOUR STREQUAL dev)
    set(sanitizers -fsanitize=address,undefined -fno-sanitize-recover=all)
else()
    set(sanitizers -fsanitize=thread)
endif()

# Optimising instrumented code takes twice as long to compile as it saves when the tests run; -g1 gives reports their lines.
if(NOT AGON_FLAVOUR STREQUAL release)
    target_compile_options(agon_flags INTERFACE -O0 -g1 ${sanitizers})
    target_link_options(agon_flags INTERFACE ${sanitizers})
endif()

# The linker of LLVM takes about a quarter of the time of GNU's for what the sanitizers make of a program.
if(NOT AGON_FLAVOUR STREQUAL release)
    find_program(AGON_LLD NAMES ld.lld-14 ld.lld)
    if(AGON_LLD AND CMAKE_CXX_COMPILER_ID STREQUAL Clang)
        target_link_options(agon_flags INTERFACE --ld-path=${AGON_LLD})
    endif()
endif()

# The sanitizers of clang 14 cannot place their shadow memory under the strong address randomisation of newer kernels.
if(NOT AGON_FLAVOUR STREQUAL release)
    set(CMAKE_CROSSCOMPILING_EMULATOR ${PROJECT_SOURCE_DIR}/tools/without_aslr)
endif()
