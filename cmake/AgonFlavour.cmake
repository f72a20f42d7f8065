# A flavour is one of the three builds that `make test` makes; CMakePresets.json names them.
set(AGON_FLAVOUR release CACHE STRING "release, dev (address and undefined sanitizers, fuzzers) or tsan")
set_property(CACHE AGON_FLAVOUR PROPERTY STRINGS release dev tsan)
if(NOT AGON_FLAVOUR MATCHES "^(release|dev|tsan)$")
    message(FATAL_ERROR "AGON_FLAVOUR is '${AGON_FLAVOUR}'; it must be release, dev or tsan")
endif()

# The pinned compiler when it is there, else the plain name. CXX in the environment or -DCMAKE_CXX_COMPILER wins.
if(NOT DEFINED CMAKE_CXX_COMPILER AND NOT DEFINED ENV{CXX})
    if(AGON_FLAVOUR STREQUAL release)
        find_program(AGON_CXX NAMES g++-12 g++)
        set(package g++)
    else()
        find_program(AGON_CXX NAMES clang++-14 clang++)
        set(package clang-14)
    endif()
    if(NOT AGON_CXX)
        message(FATAL_ERROR "No compiler for the ${AGON_FLAVOUR} build: install the package ${package} (or run `make setup`)")
    endif()
    set(CMAKE_CXX_COMPILER ${AGON_CXX})
endif()

if(NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "unused: the flavour sets the flags" FORCE)
endif()

# ccache where it is installed and has a folder that it can write.
find_program(AGON_CCACHE ccache)
if(AGON_CCACHE AND NOT DEFINED CMAKE_CXX_COMPILER_LAUNCHER)
    execute_process(COMMAND sh -c "d=$('${AGON_CCACHE}' --get-config cache_dir) && mkdir -p \"$d\" && test -w \"$d\""
                    RESULT_VARIABLE unusable OUTPUT_QUIET ERROR_QUIET)
    if(NOT unusable)
        # Without leave for it, ccache does not keep what was compiled with a precompiled header. It need not run the
        # preprocessor to know what a file depends on: the compiler tells.
        set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_DEPEND=1 CCACHE_SLOPPINESS=pch_defines,time_macros ${AGON_CCACHE})
    endif()
endif()
