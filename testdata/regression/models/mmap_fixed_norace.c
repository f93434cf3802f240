// An address that is only proposed is not taken if there is something already.
#include <pthread.h>
#include <sys/mman.h>

char *a, *b;

void *run(void *p) {
	a[0] = 1; // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	a = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	b = mmap(a, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	pthread_create(&t, 0, run, 0);
	b[0] = 2; // NORACE
	return 0;
}
