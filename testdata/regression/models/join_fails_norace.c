// Who gives up when a join fails has waited when it goes on, however many joins there are.
#include <pthread.h>
#include <stdlib.h>

int g[2];

void *run(void *p) {
	*(int *)p = 1; // NORACE
	return 0;
}

int main(void) {
	pthread_t t, u;
	pthread_create(&u, 0, run, &g[0]);
	pthread_create(&t, 0, run, &g[1]);
	if (pthread_join(t, 0) != 0)
		abort();
	g[1] = 2; // NORACE
	if (pthread_join(u, 0) != 0)
		abort();
	g[0] = 2; // NORACE
	return 0;
}
