// A thread whose start function calls setjmp returns the address of an object that no other thread uses.
#include <pthread.h>
#include <setjmp.h>

int x, y;
jmp_buf b;

void *getter(void *arg) {
	if (setjmp(b))
		return NULL;
	return arg;
}

void *worker(void *arg) {
	(void)arg;
	x++; // NORACE
	return NULL;
}

int main(void) {
	pthread_t t, u;
	void *p;
	pthread_create(&t, NULL, getter, &y);
	pthread_join(t, &p);
	pthread_create(&u, NULL, worker, NULL);
	*(int *)p = 1; // NORACE
	return 0;
}
