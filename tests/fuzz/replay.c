/* replay.c - runs a fuzz target on the files that are named, without a fuzzer.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

/* NOLINTNEXTLINE(readability-identifier-naming): libFuzzer calls it so. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* The whole of FILE; the caller frees it. */
static uint8_t *read_file(FILE *file, size_t *size)
{
    size_t capacity = 1 << 16;
    uint8_t *data = malloc(capacity);
    *size = 0;
    while (data) {
        *size += fread(data + *size, 1, capacity - *size, file);
        if (*size < capacity)
            break;
        capacity *= 2;
        uint8_t *bigger = realloc(data, capacity);
        if (!bigger)
            free(data);
        data = bigger;
    }
    return data;
}

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        FILE *file = fopen(argv[i], "rb");
        size_t size;
        uint8_t *data = file ? read_file(file, &size) : NULL;
        if (!data) {
            (void)fprintf(stderr, "%s: cannot be read\n", argv[i]);
            return EXIT_FAILURE;
        }
        (void)fclose(file);
        (void)LLVMFuzzerTestOneInput(data, size);
        free(data);
    }
    printf("%d inputs hold\n", argc - 1);
    return argc > 1 ? EXIT_SUCCESS : EXIT_FAILURE;
}
