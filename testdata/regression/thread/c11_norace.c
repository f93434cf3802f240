// Threads of <threads.h>, a lock of theirs, and a join.
#include <threads.h>

mtx_t m;
int x;

int worker(void *arg) {
	(void)arg;
	mtx_lock(&m);
	x++; // NORACE
	mtx_unlock(&m);
	return 0;
}

int main(void) {
	thrd_t t;
	mtx_init(&m, mtx_plain);
	thrd_create(&t, worker, 0);
	mtx_lock(&m);
	x++; // NORACE
	mtx_unlock(&m);
	thrd_join(t, 0);
	return x; // NORACE
}
