// A conversion of the program's own making touches nothing that others write.
#define _GNU_SOURCE
#include <printf.h>
#include <pthread.h>
#include <stdio.h>

static int x;
static _Thread_local int mine;

static int print(FILE *f, const struct printf_info *info, const void *const *args) {
	mine++; // NORACE
	return fputs("w", f);
}

static int describe(const struct printf_info *info, size_t n, int *types, int *sizes) {
	return 0;
}

static void *work(void *arg) {
	printf("%W\n");
	return 0;
}

int main(void) {
	pthread_t t;
	register_printf_specifier('W', print, describe);
	pthread_create(&t, 0, work, 0);
	x++; // NORACE
	pthread_join(t, 0);
	return 0;
}
