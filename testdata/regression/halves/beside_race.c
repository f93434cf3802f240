// Activations of a function that starts threads which run it on a half each, while main changes an element: it joins
// another thread than the first one of these.
#include <pthread.h>

struct range {
	int lo, hi;
};
static int data[64], other;

static void *work(void *arg) {
	struct range *r = arg;
	if (r->hi - r->lo < 2) {
		for (int i = r->lo; i < r->hi; i++)
			data[i]++; // RACE!
		return 0;
	}
	int mid = r->lo + (r->hi - r->lo) / 2;
	struct range left = {r->lo, mid}, right = {mid, r->hi};
	pthread_t t;
	pthread_create(&t, 0, work, &left);
	work(&right);
	pthread_join(t, 0);
	return 0;
}

static void *another(void *arg) {
	other = 1; // NORACE
	return 0;
}

int main(void) {
	struct range all = {0, 64};
	pthread_t t, u;
	pthread_create(&u, 0, another, 0);
	pthread_create(&t, 0, work, &all);
	pthread_join(u, 0);
	data[0] = 1; // RACE!
	pthread_join(t, 0);
	return 0;
}
