// Locking a robust mutex fails for good when nobody has repaired it after its owner's death: whoever ignores that holds nothing.
#include <pthread.h>

pthread_mutex_t m;
int g;

void *run(void *p) {
	pthread_mutex_lock(&m);
	g = 1; // RACE!
	pthread_mutex_unlock(&m);
	return 0;
}

int main(void) {
	pthread_mutexattr_t a;
	pthread_t t;
	pthread_mutexattr_init(&a);
	pthread_mutexattr_setrobust(&a, PTHREAD_MUTEX_ROBUST);
	pthread_mutex_init(&m, &a);
	pthread_create(&t, 0, run, 0);
	pthread_mutex_lock(&m);
	g = 2; // RACE!
	pthread_mutex_unlock(&m);
	return 0;
}
