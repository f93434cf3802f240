// A pointer that a function changes.
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static int x;

static void *work(void *arg) {
	usleep(10000);
	__atomic_fetch_add(&x, 1, __ATOMIC_RELAXED); // RACE!
	return 0;
}

static pthread_t *t, *u;

static void *none(void *arg) {
	return 0;
}

static void change(void) {
	t = u;
}

int main(int argc, char **argv) {
	int n = argc + 2;
	u = malloc(n * sizeof *u);
	t = malloc(n * sizeof *t);
	if (!t || !u)
		return 1;
	for (int i = 0; i < n; i++)
		pthread_create(&u[i], 0, none, 0);
	for (int i = 0; i < n; i++)
		pthread_create(&t[i], 0, work, 0);
	change();
	for (int i = 0; i < n; i++)
		pthread_join(t[i], 0);
	x++; // RACE!
	usleep(50000);
	return 0;
}
