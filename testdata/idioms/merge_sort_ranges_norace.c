// merge sort with indices lo, mid, hi on a global array, threads at the upper levels, args on the stack
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define N 1000
static int a[N], b[N];
struct range { int lo, hi, depth; };
static void merge(int lo, int mid, int hi)
{
	int i = lo, j = mid, k = lo;
	while (i < mid && j < hi)
		b[k++] = a[i] <= a[j] ? a[i++] : a[j++];
	while (i < mid)
		b[k++] = a[i++];
	while (j < hi)
		b[k++] = a[j++];
	for (k = lo; k < hi; k++)
		a[k] = b[k];
}
static void *sort(void *arg)
{
	struct range *r = arg;
	if (r->hi - r->lo < 2)
		return NULL;
	int mid = r->lo + (r->hi - r->lo) / 2;
	struct range left = { r->lo, mid, r->depth + 1 };
	struct range right = { mid, r->hi, r->depth + 1 };
	if (r->depth < 3) {
		pthread_t t;
		pthread_create(&t, NULL, sort, &left);
		sort(&right);
		pthread_join(t, NULL);
		merge(r->lo, mid, r->hi);
	} else {
		sort(&left);
		sort(&right);
		merge(r->lo, mid, r->hi);
	}
	return NULL;
}
int main(void)
{
	for (int i = 0; i < N; i++)
		a[i] = rand();
	struct range all = { 0, N, 0 };
	sort(&all);
	for (int i = 1; i < N; i++)
		if (a[i - 1] > a[i])
			return 1;
	return 0;
}
