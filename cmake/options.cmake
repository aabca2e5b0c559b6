# nq::options - our compiler flags, linked PRIVATE by every target of ours.
add_library(nq_options INTERFACE)
add_library(nq::options ALIAS nq_options)

target_include_directories(nq_options INTERFACE ${PROJECT_SOURCE_DIR})
target_compile_definitions(nq_options INTERFACE _POSIX_C_SOURCE=200809L)
target_compile_options(nq_options INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wstrict-prototypes
    -Wmissing-prototypes -Wvla -Wformat=2 -Wundef -Wswitch-enum -Wcast-qual)
if(NQ_WERROR)
    target_compile_options(nq_options INTERFACE -Werror)
endif()
if(NQ_SANITIZE)
    target_compile_options(nq_options INTERFACE
        -fsanitize=${NQ_SANITIZE} -fno-sanitize-recover=all
        -fno-omit-frame-pointer)
    target_link_options(nq_options INTERFACE -fsanitize=${NQ_SANITIZE})
endif()
if(NQ_COVERAGE)
    target_compile_options(nq_options INTERFACE --coverage)
    target_link_options(nq_options INTERFACE --coverage)
endif()
if(NQ_FUZZ)
    target_compile_options(nq_options INTERFACE -fsanitize=fuzzer-no-link)
endif()
