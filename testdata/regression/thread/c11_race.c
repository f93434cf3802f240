// Threads of <threads.h>, and a lock that one of them does not take.
#include <threads.h>

mtx_t m;
int x;

int worker(void *arg) {
	(void)arg;
	mtx_lock(&m);
	x++; // RACE!
	mtx_unlock(&m);
	return 0;
}

int main(void) {
	thrd_t t;
	mtx_init(&m, mtx_plain);
	thrd_create(&t, worker, 0);
	x++; // RACE!
	thrd_join(t, 0);
	return 0;
}
