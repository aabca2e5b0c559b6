# nq_embed(TARGET FILE SYMBOL): the text of FILE becomes a C string
# `const char SYMBOL[]` in TARGET, made anew when FILE changes.  As a script
# (cmake -DIN= -DOUT= -DSYMBOL= -P) this file writes that string.
if(CMAKE_SCRIPT_MODE_FILE)
    cmake_minimum_required(VERSION 3.25)
    file(READ ${IN} bytes HEX)
    string(REGEX REPLACE "(................................)" "\\1\n"
        bytes "${bytes}")
    string(REGEX REPLACE "([0-9a-f][0-9a-f])" "'\\\\x\\1'," bytes "${bytes}")
    get_filename_component(name ${IN} NAME)
    file(WRITE ${OUT}
        "/* ${SYMBOL} - the text of ${name}. */\n"
        "extern const char ${SYMBOL}[];\n"
        "const char ${SYMBOL}[] = {\n${bytes}0};\n")
    return()
endif()

set(NQ_EMBED_SCRIPT ${CMAKE_CURRENT_LIST_FILE})
function(nq_embed target file symbol)
    set(in ${CMAKE_CURRENT_SOURCE_DIR}/${file})
    set(out ${CMAKE_CURRENT_BINARY_DIR}/${symbol}.c)
    add_custom_command(OUTPUT ${out}
        COMMAND ${CMAKE_COMMAND} -DIN=${in} -DOUT=${out} -DSYMBOL=${symbol}
            -P ${NQ_EMBED_SCRIPT}
        DEPENDS ${in} ${NQ_EMBED_SCRIPT} VERBATIM)
    target_sources(${target} PRIVATE ${out})
endfunction()
