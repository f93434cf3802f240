// What functions of vectors load and store is ordered as other accesses are.
#include <immintrin.h>
#include <pthread.h>

int from[4], to[4], own;

static void *run(void *arg) {
	__m128i x = _mm_add_epi32(_mm_set1_epi32(1), _mm_loadu_si128((__m128i *)from)); // NORACE
	_mm_storeu_si128((__m128i *)to, x); // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	pthread_join(t, 0);
	from[3] = 1; // NORACE
	to[0] = 2; // NORACE
	own = _mm_cvtsi128_si32(_mm_set1_epi32(own));
	own++; // NORACE
	return 0;
}
