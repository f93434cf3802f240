// The larger one of two numbers is taken.
#include <pthread.h>

#define N 4
#define EACH 25

static unsigned char a[N * EACH];
struct range {
	int from, to;
};

static void *work(void *arg) {
	struct range *r = arg;
	for (int p = 2; p < 9; p++) {
		int start = (r->from + p - 1) / p * p;
		if (start < p * p)
			start = p * p;
		for (int m = start; m < r->to; m += p)
			a[m] = 1; // NORACE
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
