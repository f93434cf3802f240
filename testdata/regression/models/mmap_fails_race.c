// mmap fails with -1, not with a null pointer.
#include <pthread.h>
#include <sys/mman.h>

int g;

void *run(void *p) {
	if (mmap(0, 4096, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED)
		g = 1; // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	g = 2; // RACE!
	return 0;
}
