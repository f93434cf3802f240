// What a vector intrinsic of a bundled header accesses is accessed where it is called, each call for itself.
#include <immintrin.h>
#include <pthread.h>

static float a[4], b[4], c[4];

static void *worker(void *arg) {
	_mm_storeu_ps(a, _mm_set1_ps(1)); // NORACE
	_mm_storeu_ps(b, _mm_set1_ps(1)); // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	_mm_storeu_ps(b, _mm_set1_ps(2)); // NORACE
	pthread_create(&t, 0, worker, 0);
	pthread_join(t, 0);
	__m128 v = _mm_loadu_ps(a); // NORACE
	_mm_storeu_ps(c, v); // NORACE
	__m128 (*load)(const float *) = _mm_loadu_ps;
	v = load(c); // NORACE
	_mm_storeu_ps(b, v); // NORACE
	return 0;
}
