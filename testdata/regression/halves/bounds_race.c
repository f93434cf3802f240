// What the first activation was given says what it has; another one changes that, under a lock, and the first one looks again.
#include <pthread.h>

struct range {
	int lo, hi;
};
static int data[64];
static struct range all;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *work(void *arg) {
	struct range *r = arg;
	pthread_mutex_lock(&m);
	int lo = r->lo, hi = r->hi; // NORACE imprecise
	pthread_mutex_unlock(&m);
	if (hi - lo < 2) {
		for (int i = lo; i < hi; i++)
			data[i]++; // RACE!
		pthread_mutex_lock(&m);
		all.hi = 5; // NORACE
		pthread_mutex_unlock(&m);
		return 0;
	}
	int mid = lo + (hi - lo) / 2;
	struct range left = {lo, mid}, right = {mid, hi}; // NORACE imprecise
	pthread_t t;
	pthread_create(&t, 0, work, &left);
	work(&right);
	pthread_mutex_lock(&m);
	int last = r->hi - 1; // NORACE imprecise
	pthread_mutex_unlock(&m);
	if (last >= mid || last == 4)
		data[last]++; // RACE!
	pthread_join(t, 0);
	return 0;
}

int main(void) {
	all.hi = 64;
	work(&all);
	return 0;
}
