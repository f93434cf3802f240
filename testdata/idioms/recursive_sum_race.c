// Halves of an array are summed up by threads that create others, and overlap by one.
#include <pthread.h>
#include <stdio.h>
#define CUTOFF 256
static int v[1 << 14];
struct part { int lo, hi; long sum; };

static void *psum(void *arg)
{
	struct part *p = arg;
	if (p->hi - p->lo <= CUTOFF) {
		long s = 0;
		for (int i = p->lo; i < p->hi; i++) { s += v[i]; v[i] = 0; } // RACE!
		p->sum = s;
		return NULL;
	}
	int mid = (p->lo + p->hi) / 2;
	struct part left = { p->lo, mid, 0 }, right = { mid - 1, p->hi, 0 };
	pthread_t t;
	pthread_create(&t, NULL, psum, &left);
	psum(&right);
	pthread_join(t, NULL);
	p->sum = left.sum + right.sum;
	return NULL;
}

int main(void)
{
	for (int i = 0; i < 1 << 14; i++) v[i] = i & 0xff;
	struct part all = { 0, 1 << 14, 0 };
	psum(&all);
	printf("%ld\n", all.sum);
	return 0;
}
