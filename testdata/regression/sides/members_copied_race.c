// A member is a copy of another one.
#include <pthread.h>
#include <stdlib.h>

struct job { int *a, from, to; };

void *work(void *x) {
	struct job *j = x;
	for (int i = j->from; i < j->to; i++)
		j->a[i] = 1; // RACE!
	return x;
}

int main(int argc, char **argv) {
	pthread_t t, u;
	int n = argc * 100, half = n / 2;
	int *a = calloc(n, sizeof *a);
	struct job front = {a, 0, half}, back = {a, 0, n};
	back.from = front.to;
	front.to = n;
	pthread_create(&t, 0, work, &front);
	pthread_create(&u, 0, work, &back);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
