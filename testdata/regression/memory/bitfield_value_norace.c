// The value of an assignment to a bit-field is promoted as the bit-field is: minus one is not positive.
#include <pthread.h>

struct { unsigned f : 3; } s;
int x, y, z;

static void *worker(void *arg) {
	if ((s.f = 7) - 8 > 0)
		x++; // NORACE
	if ((s.f -= 1) - 8 > 0)
		y++; // NORACE
	if (++s.f - 8 > 0)
		z++; // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	x++; // NORACE
	y++; // NORACE
	z++; // NORACE
	return 0;
}
