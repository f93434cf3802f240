// Activations of a function that starts threads which run it on a half each, one after the other.
#include <pthread.h>

struct range {
	int *a;
	int lo, hi;
	long sum;
};
static int data[64];

static void *work(void *arg) {
	struct range *r = arg;
	if (r->hi - r->lo < 2) {
		for (int i = r->lo; i < r->hi; i++)
			r->a[i]++; // NORACE
		r->sum = 1;
		return 0;
	}
	int mid = r->lo + (r->hi - r->lo) / 2;
	struct range left = {r->a, r->lo, mid, 0}, right = {r->a, mid, r->hi, 0};
	pthread_t t;
	if (pthread_create(&t, 0, work, &left)) {
		work(&left);
		work(&right);
	} else {
		work(&right);
		pthread_join(t, 0);
	}
	for (int i = r->lo; i < r->hi; i++)
		r->a[i]--; // NORACE
	r->sum = left.sum + right.sum; // NORACE
	return 0;
}

int main(void) {
	struct range all = {data, 0, 64, 0};
	struct range more = {data, 32, 64, 0};
	pthread_t t;
	pthread_create(&t, 0, work, &more);
	pthread_join(t, 0);
	work(&all);
	data[0] = 1; // NORACE
	return 0;
}
