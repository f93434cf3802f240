// Parallel quicksort: one half is sorted by a new thread, the other by the caller.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct range {
	int *first, *last; // [first, last)
	int depth;
};

static void swap(int *x, int *y) {
	int tmp = *x;
	*x = *y;
	*y = tmp;
}

static int *partition(int *first, int *last) {
	int pivot = last[-1];
	int *end = first;
	for (int *p = first; p < last - 1; p++)
		if (*p < pivot)
			swap(p, end++);
	swap(end, last - 1);
	return end;
}

static void *sort(void *arg) {
	struct range *r = arg;
	if (r->last - r->first < 2)
		return NULL;
	int *middle = partition(r->first, r->last);
	struct range low = {r->first, middle, r->depth - 1};
	struct range high = {middle + 1, r->last, r->depth - 1};
	if (r->depth > 0) {
		pthread_t helper;
		pthread_create(&helper, NULL, sort, &low);
		sort(&high);
		pthread_join(helper, NULL);
	} else {
		sort(&low);
		sort(&high);
	}
	return NULL;
}

int main(void) {
	int n = 500;
	int *a = malloc(n * sizeof *a);
	if (!a)
		return 1;
	for (int i = 0; i < n; i++)
		a[i] = i * 7919 % 1009;
	struct range all = {a, a + n, 3};
	sort(&all);
	for (int i = 1; i < n; i++)
		if (a[i - 1] > a[i]) {
			printf("not sorted at %d\n", i);
			break;
		}
	free(a);
	return 0;
}
