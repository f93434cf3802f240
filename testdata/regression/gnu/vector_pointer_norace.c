// What is reached by an address that has gone through a vector is ordered as other accesses are.
#include <immintrin.h>
#include <pthread.h>

int x, y;

static void *run(void *arg) {
	__m128i v = _mm_set_epi64x(0, (long long)&x);
	int *p = (int *)_mm_cvtsi128_si64(v);
	*p = 1; // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	pthread_join(t, 0);
	x = 2; // NORACE
	y = 2; // NORACE
	return 0;
}
