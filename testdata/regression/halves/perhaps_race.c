// Main changes an element when it has perhaps joined the first of the threads whose function starts threads that run it on a
// half each.
#include <pthread.h>

struct range {
	int lo, hi;
};
static int data[64];

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

int main(int argc, char **argv) {
	struct range all = {0, 64};
	pthread_t t;
	pthread_create(&t, 0, work, &all);
	if (argc > 1)
		pthread_join(t, 0);
	data[0] = 1; // RACE!
	return 0;
}
