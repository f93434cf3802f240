// The array lies in memory that is also written elsewhere.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

static int x;

static void *work(void *arg) {
	usleep(10000);
	__atomic_fetch_add(&x, 1, __ATOMIC_RELAXED); // RACE!
	return 0;
}

static void *none(void *arg) {
	return 0;
}

int main(int argc, char **argv) {
	FILE *f = tmpfile();
	pthread_t o;
	ftruncate(fileno(f), 4096);
	pthread_create(&o, 0, none, 0);
	int n = argc + 2;
	pthread_t *t = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, fileno(f), 0);
	pthread_t *u = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, fileno(f), 0);
	if (!t)
		return 1;
	for (int i = 0; i < n; i++)
		pthread_create(&t[i], 0, work, 0);
	u[1] = o;
	for (int i = 0; i < n; i++)
		pthread_join(t[i], 0);
	x++; // RACE!
	usleep(50000);
	return 0;
}
