// What a thread returns reaches whoever joins it, also if its start function calls setjmp.
#include <pthread.h>
#include <setjmp.h>

int x;
jmp_buf b;

void *getter(void *arg) {
	if (setjmp(b))
		return NULL;
	return arg;
}

void *worker(void *arg) {
	(void)arg;
	x++; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t, u;
	void *p;
	pthread_create(&t, NULL, getter, &x);
	pthread_join(t, &p);
	pthread_create(&u, NULL, worker, NULL);
	*(int *)p = 1; // RACE!
	return 0;
}
