// Threads are started by a function of the program's own: each call starts another one.
#include <pthread.h>
#include <stdlib.h>

int x, y;

static void start(pthread_t *t, void *(*f)(void *), void *arg) {
	if (pthread_create(t, NULL, f, arg))
		abort();
}

static void *first(void *arg) {
	*(int *)arg = 1; // NORACE
	return NULL;
}

static void launch(pthread_t *t, int *cell) {
	start(t, first, cell);
}

int main(void) {
	pthread_t a, b, c[2];
	launch(&a, &x);
	launch(&b, &y);
	pthread_join(a, NULL);
	x = 2; // NORACE
	pthread_join(b, NULL);
	y = 2; // NORACE
	for (int i = 0; i < 2; i++)
		launch(&c[i], i ? &x : &y);
	for (int i = 0; i < 2; i++)
		pthread_join(c[i], NULL);
	x = y = 3; // NORACE
	return 0;
}
