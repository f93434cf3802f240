// Nobody knows where a mapping is, and nothing else is there.
#include <pthread.h>
#include <sys/mman.h>

int *a, *b;

void *run(void *p) {
	b[0] = 1; // NORACE
	return p;
}

int main(void) {
	pthread_t t;
	a = mmap(0, 4096, PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	if (a == MAP_FAILED)
		return 1;
	munmap(a, 4096);
	b = mmap(0, 4096, PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	if (b == MAP_FAILED)
		return 1;
	pthread_create(&t, 0, run, 0);
	a[0] = 2; // NORACE
	return 0;
}
