// Where the step is negative, what is rounded up by it may be less: (35 - 3 - 1) / -3 * -3 is 30.
#include <pthread.h>

#define N 4
#define EACH 25

static unsigned char a[10 + N * EACH];
struct range {
	int from, to;
};

static void *work(void *arg) {
	struct range *r = arg;
	for (int p = -4; p < -2; p++) {
		int start = (r->from + p - 1) / p * p;
		for (int m = start; m < r->to; m++)
			a[m] = 1; // RACE!
	}
	return 0;
}

int main(void) {
	pthread_t t[N];
	struct range range[N];
	for (int i = 0; i < N; i++) {
		range[i].from = 10 + i * EACH;
		range[i].to = 10 + (i + 1) * EACH;
		if (pthread_create(&t[i], 0, work, &range[i]) != 0)
			return 1;
	}
	for (int i = 0; i < N; i++)
		pthread_join(t[i], 0);
	return 0;
}
