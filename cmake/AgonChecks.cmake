# Style checks and gates as tests of the release build, and one file that makes `ctest --test-dir build` run all builds.

function(agon_check name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "TIMEOUT;PROCESSORS" "COMMAND;LABELS")
    add_test(NAME ${AGON_FLAVOUR}/${name} COMMAND ${arg_COMMAND} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
    set_tests_properties(${AGON_FLAVOUR}/${name} PROPERTIES LABELS "${AGON_FLAVOUR};${arg_LABELS}" TIMEOUT ${arg_TIMEOUT})
    if(arg_PROCESSORS)
        set_tests_properties(${AGON_FLAVOUR}/${name} PROPERTIES PROCESSORS ${arg_PROCESSORS})
    endif()
endfunction()

if(agon_with_tests AND AGON_FLAVOUR STREQUAL release)
    set(tools ${PROJECT_SOURCE_DIR}/tools)
    cmake_host_system_information(RESULT cores QUERY NUMBER_OF_LOGICAL_CORES)

    agon_check(style.format  COMMAND ${tools}/check_format  LABELS style TIMEOUT 120)
    agon_check(style.layers  COMMAND ${tools}/check_layers  LABELS style TIMEOUT 60)
    agon_check(style.size    COMMAND ${tools}/check_size    LABELS style TIMEOUT 60)
    agon_check(style.listed  COMMAND ${tools}/check_listed  LABELS style TIMEOUT 60)
    agon_check(style.engine  COMMAND ${tools}/amalgamate_engine --check  LABELS style TIMEOUT 60)

    # Each header compiles alone: where its own source does not show that, one generated .cpp with it twice, built by the test
    # itself. A new file changes its folder, and a changed folder runs this again (CONFIGURE_DEPENDS would make every build say
    # something).
    file(GLOB_RECURSE entries LIST_DIRECTORIES true RELATIVE ${PROJECT_SOURCE_DIR}
         ${PROJECT_SOURCE_DIR}/src/* ${PROJECT_SOURCE_DIR}/tests/toys/* ${PROJECT_SOURCE_DIR}/tests/laws/*)
    set(headers ${entries})
    list(FILTER headers INCLUDE REGEX "\\.h$")
    foreach(folder src tests/toys tests/laws ${entries})
        if(IS_DIRECTORY ${PROJECT_SOURCE_DIR}/${folder})
            set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${folder})
        endif()
    endforeach()
    if(headers)
        set(alone)
        foreach(header ${headers})
            string(REGEX REPLACE "^(src|tests)/" "" include ${header})
            # What its own source file includes first has been compiled alone there.
            string(REGEX REPLACE "\\.h$" ".cpp" own_source ${PROJECT_SOURCE_DIR}/${header})
            if(EXISTS ${own_source})
                file(STRINGS ${own_source} first_include REGEX "^#include" LIMIT_COUNT 1)
                if(first_include STREQUAL "#include \"${include}\"")
                    continue()
                endif()
            endif()
            set(source ${CMAKE_BINARY_DIR}/headers/${header}.cpp)
            file(CONFIGURE OUTPUT ${source} CONTENT "#include \"${include}\"\n#include \"${include}\"\n")
            list(APPEND alone ${source})
        endforeach()
        add_library(headers_alone OBJECT EXCLUDE_FROM_ALL ${alone})
        agon_link(headers_alone PRIVATE PACKAGES fmt boost)
        target_include_directories(headers_alone PRIVATE ${PROJECT_SOURCE_DIR}/tests)
        agon_check(style.headers
            COMMAND ${CMAKE_COMMAND} --build ${CMAKE_BINARY_DIR} --target headers_alone -- -k 0
            LABELS style TIMEOUT 900 PROCESSORS ${cores})
    endif()

    if(TARGET rules_gate)
        agon_check(gate.rules COMMAND ${tools}/check_gate --program $<TARGET_FILE:rules_gate>
                   LABELS gate TIMEOUT 600 PROCESSORS ${cores})
    endif()
endif()

if(CMAKE_BINARY_DIR STREQUAL "${PROJECT_SOURCE_DIR}/build/${AGON_FLAVOUR}")
    file(CONFIGURE OUTPUT ${PROJECT_SOURCE_DIR}/build/CTestTestfile.cmake @ONLY CONTENT
[[# Written by cmake/AgonChecks.cmake: one ctest run over every build that there is.
foreach(flavour release dev tsan)
    if(EXISTS "@PROJECT_SOURCE_DIR@/build/${flavour}/CTestTestfile.cmake")
        subdirs(${flavour})
    endif()
endforeach()
]])
endif()
