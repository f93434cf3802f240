// They are made before the thread starts, and destroyed when it has ended.
#include <semaphore.h>
#include <threads.h>

cnd_t c;
sem_t s;

int worker(void *arg) {
	int n;
	cnd_broadcast(&c);    // NORACE
	sem_getvalue(&s, &n); // NORACE
	return 0;
}

int main(void) {
	thrd_t t;
	cnd_init(&c);       // NORACE
	sem_init(&s, 0, 0); // NORACE
	thrd_create(&t, worker, 0);
	thrd_join(t, 0);
	cnd_destroy(&c); // NORACE
	return 0;
}
