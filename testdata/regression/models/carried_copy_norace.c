// The pointers are to something else.
#define _GNU_SOURCE
#include <pthread.h>
#include <unistd.h>
#include <wchar.h>

int a, b;

void *run(void *p) {
	a = 1; // NORACE
	return 0;
}

int main(void) {
	static int *from[2], *to[2];
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	from[0] = to[0] = &b;
	wcscat((wchar_t *)to, (wchar_t *)from);
	*to[0] = 2; // NORACE

	int *p = &b, *q = p;
	char swapped[sizeof p];
	swab(&p, swapped, sizeof p);
	swab(swapped, &q, sizeof q);
	*q = 2; // NORACE
	return 0;
}
