// An address may go through a vector.
#include <immintrin.h>
#include <pthread.h>

int x, y;

static void *run(void *arg) {
	__m128i v = _mm_set_epi64x(0, (long long)&x);
	int *p = (int *)_mm_cvtsi128_si64(v);
	*p = 1; // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	x = 2; // RACE!
	y = 2; // NORACE
	return 0;
}
