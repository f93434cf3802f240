// Private mappings, and parts of a shared one that do not overlap, are apart.
#include <pthread.h>
#include <sys/mman.h>

int *a, *b, *c, *d;

void *run(void *p) {
	*a = 1; // NORACE
	*c = 1; // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	int fd = shm_open("/x", 2, 0600);
	a = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	b = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	c = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
	d = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 4096);
	pthread_create(&t, 0, run, 0);
	*b = 2; // NORACE
	*d = 2; // NORACE
	return 0;
}
