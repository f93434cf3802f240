// Functions of vectors that compute use no memory; those that load and store do.
#include <immintrin.h>
#include <pthread.h>

int from[4], to[4], own;

static void *run(void *arg) {
	__m128i x = _mm_add_epi32(_mm_set1_epi32(1), _mm_loadu_si128((__m128i *)from)); // RACE!
	_mm_storeu_si128((__m128i *)to, x); // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	from[3] = 1; // RACE!
	to[0] = 2; // RACE!
	own = _mm_cvtsi128_si32(_mm_set1_epi32(own));
	own++; // NORACE
	return 0;
}
