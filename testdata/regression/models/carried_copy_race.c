// What copies strings, wide or with bytes in another order, copies the bytes of pointers.
#define _GNU_SOURCE
#include <ctype.h>
#include <pthread.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

int a, b, c;

void *run(void *p) {
	a = 1; // RACE!
	b = 1; // RACE!
	c = 1; // RACE!
	return 0;
}

int main(void) {
	static int *from[2], *to[2];
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	from[0] = &a;
	wcscat((wchar_t *)to, (wchar_t *)from);
	*to[0] = 2; // RACE!

	int *p = &b, *q;
	char swapped[sizeof p];
	swab(&p, swapped, sizeof p);
	swab(swapped, &q, sizeof q);
	*q = 2; // RACE!

	p = &c;
	int *r;
	for (int i = 0; i < sizeof r; i++)
		memset((char *)&r + i, toascii(((char *)&p)[i]), 1);
	*r = 2; // RACE!
	return 0;
}
