// Merge sort: each call sorts the upper half itself while a thread sorts the lower one, down to a depth; below that,
// and for short ranges, it goes on alone. The upper half begins with the last element of the lower one.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define COUNT 20000
#define SHORT 16

struct range {
	int *items;
	int *scratch;
	int lo, hi; // [lo, hi)
	int depth;
};

static int items[COUNT];
static int scratch[COUNT];

static void insert_all(int *a, int lo, int hi) {
	for (int i = lo + 1; i < hi; i++) {
		int x = a[i], j = i - 1; // RACE!
		while (j >= lo && a[j] > x) {
			a[j + 1] = a[j]; // RACE!
			j--;
		}
		a[j + 1] = x;
	}
}

static void merge(int *a, int *tmp, int lo, int mid, int hi) {
	int i = lo, j = mid, k = lo;
	while (i < mid && j < hi) {
		if (a[i] <= a[j])
			tmp[k++] = a[i++];
		else
			tmp[k++] = a[j++];
	}
	while (i < mid)
		tmp[k++] = a[i++];
	while (j < hi)
		tmp[k++] = a[j++];
	for (k = lo; k < hi; k++)
		a[k] = tmp[k];
}

static void sort_alone(int *a, int *tmp, int lo, int hi) {
	if (hi - lo <= SHORT) {
		insert_all(a, lo, hi);
		return;
	}
	int mid = lo + (hi - lo) / 2;
	sort_alone(a, tmp, lo, mid);
	sort_alone(a, tmp, mid, hi);
	merge(a, tmp, lo, mid, hi);
}

static void *sort(void *arg) {
	struct range *r = arg;
	if (r->depth == 0 || r->hi - r->lo <= SHORT) {
		sort_alone(r->items, r->scratch, r->lo, r->hi);
		return NULL;
	}
	int mid = r->lo + (r->hi - r->lo) / 2;
	struct range lower = {r->items, r->scratch, r->lo, mid, r->depth - 1};
	struct range upper = {r->items, r->scratch, mid - 1, r->hi, r->depth - 1};
	pthread_t helper;
	if (pthread_create(&helper, NULL, sort, &lower) == 0) {
		sort(&upper);
		pthread_join(helper, NULL);
	} else {
		sort(&lower);
		sort(&upper);
	}
	merge(r->items, r->scratch, r->lo, mid, r->hi);
	return NULL;
}

int main(void) {
	for (int i = 0; i < COUNT; i++)
		items[i] = rand();
	struct range all = {items, scratch, 0, COUNT, 3};
	sort(&all);
	for (int i = 1; i < COUNT; i++)
		if (items[i - 1] > items[i]) {
			printf("not sorted at %d\n", i);
			return 1;
		}
	printf("sorted: %d to %d\n", items[0], items[COUNT - 1]);
	return 0;
}
