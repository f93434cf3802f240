// What is divided by one number and multiplied with another one is not rounded up: (r->from + p - 1) / 9 * p may be less.
#include <pthread.h>

#define N 4
#define EACH 25

static unsigned char a[N * EACH];
struct range {
	int from, to;
};

static void *work(void *arg) {
	struct range *r = arg;
	for (int p = 2, q = 9; p < 9; p++, q--) {
		int start = (r->from + p - 1) / q * p;
		for (int m = start; m < r->to; m += p)
			a[m] = 1; // RACE!
	}
	return 0;
}

int main(void) {
	pthread_t t[N];
	struct range range[N];
	for (int i = 0; i < N; i++) {
		range[i].from = i * EACH;
		range[i].to = (i + 1) * EACH;
		if (pthread_create(&t[i], 0, work, &range[i]) != 0)
			return 1;
	}
	for (int i = 0; i < N; i++)
		pthread_join(t[i], 0);
	return 0;
}
