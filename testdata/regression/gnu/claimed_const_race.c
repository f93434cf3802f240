// A program's own word that a function does nothing but compute proves nothing, also by way of a header.
// externals: worst
#include <pthread.h>
#include <sys/cdefs.h>
#define _mm_clflush reset
#include <emmintrin.h>

int put(int *) __attribute_const__;
int add(int *) __attribute__((const));
int sub(int *) __attribute__((__mayrun_const__));

static int x, y, z, w;

static void *run(void *arg) {
	put(&x); // RACE!
	add(&y); // RACE!
	sub(&z); // RACE!
	reset(&w); // RACE!
	return arg;
}

int main(void) {
	pthread_t t, u;
	pthread_create(&t, 0, run, 0);
	pthread_create(&u, 0, run, 0);
	return 0;
}
