// mmap never returns a null pointer unless it is asked to map there.
#include <pthread.h>
#include <sys/mman.h>

int g;

void *run(void *p) {
	if (mmap(0, 4096, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == 0)
		g = 1; // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	g = 2; // NORACE
	return 0;
}
