// Both threads run one function, each with a range of its own.
#include <pthread.h>
#include <stdlib.h>

struct job { int *a, from, to; };

void *work(void *x) {
	struct job *j = x;
	for (int i = j->from; i < j->to; i++)
		j->a[i] = 1; // NORACE
	return x;
}

int main(int argc, char **argv) {
	pthread_t t, u;
	int n = argc * 100, half = n / 2;
	int *a = calloc(n, sizeof *a);
	struct job front = {a, 0, half}, back = {a, half, n};
	pthread_create(&t, 0, work, &front);
	pthread_create(&u, 0, work, &back);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
