// Making and destroying a condition variable of C11, and a semaphore whose value is asked for.
#include <semaphore.h>
#include <threads.h>

cnd_t c;
sem_t s;

int worker(void *arg) {
	int n;
	cnd_broadcast(&c);   // RACE!
	sem_getvalue(&s, &n); // RACE!
	return 0;
}

int main(void) {
	thrd_t t;
	thrd_create(&t, worker, 0);
	cnd_init(&c);       // RACE!
	sem_init(&s, 0, 0); // RACE!
	cnd_destroy(&c);    // RACE!
	thrd_join(t, 0);
	return 0;
}
