// What is mapped has the address that was asked for.
#define _GNU_SOURCE
#include <pthread.h>
#include <sys/mman.h>

int *a, *b;

void *run(void *p) {
	a[0] = 1; // RACE!
	return p;
}

int main(void) {
	pthread_t t;
	a = mmap(0, 4096, PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	b = mmap(0, 4096, PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	if (a == MAP_FAILED || b == MAP_FAILED)
		return 1;
	b = mremap(b, 4096, 4096, MREMAP_MAYMOVE | MREMAP_FIXED, a);
	if (b == MAP_FAILED)
		return 1;
	pthread_create(&t, 0, run, 0);
	b[0] = 2; // RACE!
	return 0;
}
