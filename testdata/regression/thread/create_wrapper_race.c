// Threads are started by a function of the program's own: only one of those that one call of it starts is joined.
#include <pthread.h>
#include <stdlib.h>

int x, y;

static void start(pthread_t *t, void *(*f)(void *), void *arg) {
	if (pthread_create(t, NULL, f, arg))
		abort();
}

static void *first(void *arg) {
	*(int *)arg = 1; // RACE!
	return NULL;
}

static void launch(pthread_t *t, int *cell) {
	start(t, first, cell);
}

int main(int argc, char **argv) {
	pthread_t a, b;
	launch(&a, &x);
	launch(&b, &y);
	pthread_join(a, NULL);
	x = 2; // NORACE
	y = 2; // RACE!
	pthread_join(b, NULL);
	for (int n = 0; n < argc; n++)
		launch(&a, &x);
	pthread_join(a, NULL);
	x = 3; // RACE!
	return 0;
}
