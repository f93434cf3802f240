// An address that is a floating number leads to no other object than its own.
#include <complex.h>
#include <math.h>
#include <pthread.h>
#include <stdint.h>

int one, two, three, four, other_one, other_two, other_three, other_four;
double sum, part;
double complex pair;

static void *thread(void *arg) {
	*(int *)(uintptr_t)(sum - 1) = 1; // NORACE
	*(int *)(uintptr_t)part = 1; // NORACE
	*(int *)lround(fabs(creal(pair))) = 1; // NORACE
	*(int *)(uintptr_t)-cimag(pair) = 1; // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	sum = (double)(uintptr_t)&other_one;
	sum += 1;
	modf((double)(uintptr_t)&other_two, &part);
	pair = -(double)(uintptr_t)&other_three - (double)(uintptr_t)&other_four * I;
	pthread_create(&t, 0, thread, 0);
	one = 2; // NORACE
	two = 2; // NORACE
	three = 2; // NORACE
	four = 2; // NORACE
	pthread_join(t, 0);
	return 0;
}
