// An address that is a floating number survives arithmetic, library functions and complex numbers.
#include <complex.h>
#include <math.h>
#include <pthread.h>
#include <stdint.h>

int one, two, three, four;
double sum, part;
double complex pair;

static void *thread(void *arg) {
	*(int *)(uintptr_t)(sum - 1) = 1; // RACE!
	*(int *)(uintptr_t)part = 1; // RACE!
	*(int *)lround(fabs(creal(pair))) = 1; // RACE!
	*(int *)(uintptr_t)-cimag(pair) = 1; // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	sum = (double)(uintptr_t)&one;
	sum += 1;
	modf((double)(uintptr_t)&two, &part);
	pair = -(double)(uintptr_t)&three - (double)(uintptr_t)&four * I;
	pthread_create(&t, 0, thread, 0);
	one = 2; // RACE!
	two = 2; // RACE!
	three = 2; // RACE!
	four = 2; // RACE!
	pthread_join(t, 0);
	return 0;
}
