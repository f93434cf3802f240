// Whoever prints with a conversion of the program's own making runs its functions.
#define _GNU_SOURCE
#include <printf.h>
#include <pthread.h>
#include <stdio.h>

static int x;

static int print(FILE *f, const struct printf_info *info, const void *const *args) {
	x++; // RACE!
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
	x++; // RACE!
	pthread_join(t, 0);
	return 0;
}
