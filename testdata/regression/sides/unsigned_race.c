// Numbers without a sign; a sum that may come round is not behind the number.
#include <pthread.h>
#include <stdlib.h>

unsigned *a, n, half, more;

void *front(void *x) {
	for (unsigned i = 0; i < half; i++)
		a[i] = 1; // RACE!
	return x;
}

void *back(void *x) {
	for (unsigned i = half; i < n; i++)
		if (i + more < n)
			a[i + more] = 2; // RACE!
	return x;
}

int main(int argc, char **argv) {
	pthread_t t, u;
	n = argc * 100;
	half = n / 2;
	more = argc - 10;
	a = calloc(n, sizeof *a);
	pthread_create(&t, 0, front, 0);
	pthread_create(&u, 0, back, 0);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
