// A comparison may look at the array while qsort_r works on it: elements have changed places by then.
#define _GNU_SOURCE
#include <pthread.h>
#include <stdlib.h>

int x;

int compare(const void *p, const void *q, void *all) {
	if (*(int *)all != 3)
		x = 1; // RACE!
	return *(const int *)p - *(const int *)q;
}

void *run(void *p) {
	int a[3] = {3, 2, 1};
	qsort_r(a, 3, sizeof *a, compare, a);
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	x = 2; // RACE!
	pthread_join(t, 0);
	return 0;
}
