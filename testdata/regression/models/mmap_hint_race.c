// A mapping may be where it is wished for.
#include <pthread.h>
#include <sys/mman.h>

int *a, *b;

void *run(void *p) {
	b[0] = 1; // RACE!
	return p;
}

int main(void) {
	pthread_t t;
	a = mmap(0, 4096, PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	if (a == MAP_FAILED)
		return 1;
	munmap(a, 4096);
	b = mmap(a, 4096, PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	if (b == MAP_FAILED)
		return 1;
	pthread_create(&t, 0, run, 0);
	a[0] = 2; // RACE!
	return 0;
}
