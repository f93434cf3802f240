// A jump leads back to where the number has been read, with what the register holds by then.
#include <pthread.h>
#include <setjmp.h>
#include <stdlib.h>

int *a, n, half;
jmp_buf again;

void *front(void *x) {
	for (int i = 0; i < half; i++)
		a[i] = 1; // RACE!
	return x;
}

int main(int argc, char **argv) {
	pthread_t t;
	n = argc * 100;
	a = calloc(n, sizeof *a);
	half = n / 2;
	int from = half;
	if (setjmp(again) == 0) {
		half = n;
		longjmp(again, 1);
	}
	pthread_create(&t, 0, front, 0);
	for (int i = from; i < n; i++)
		a[i] = 2; // RACE!
	pthread_join(t, 0);
	return 0;
}
