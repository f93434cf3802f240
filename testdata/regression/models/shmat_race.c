// Attaching a segment of shared memory twice gives two addresses of one object.
#include <pthread.h>
#include <sys/shm.h>

int id;

void *run(void *p) {
	int *a = shmat(id, 0, 0);
	a[1] = 1; // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	int *a;
	id = shmget(77, 100, 0600);
	a = shmat(id, 0, 0);
	pthread_create(&t, 0, run, 0);
	a[1] = 2; // RACE!
	return 0;
}
