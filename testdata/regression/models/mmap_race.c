// Two mappings of one file are one memory.
#include <pthread.h>
#include <sys/mman.h>

int *a, *b;

void *run(void *p) {
	*a = 1; // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	int fd = shm_open("/x", 2, 0600);
	a = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
	b = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
	pthread_create(&t, 0, run, 0);
	*b = 2; // RACE!
	return 0;
}
