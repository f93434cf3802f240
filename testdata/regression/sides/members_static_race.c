// Jobs with static storage; of one that is not filled in on some way, the range begins at zero.
#include <pthread.h>
#include <stdlib.h>

struct job { int *a, from, to; };

struct job front, back;

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
	front.a = back.a = a;
	front.to = half;
	if (argc > 1)
		back.from = half;
	back.to = n;
	pthread_create(&t, 0, work, &front);
	pthread_create(&u, 0, work, &back);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
