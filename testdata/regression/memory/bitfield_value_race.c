// The value of an assignment to a bit-field is promoted as the bit-field is: an unsigned one of three bits to int.
#include <pthread.h>

struct { unsigned f : 3; } s;
int x, y, z;

static void *worker(void *arg) {
	if ((s.f = 7) - 8 < 0)
		x++; // RACE!
	if ((s.f -= 1) - 8 < 0)
		y++; // RACE!
	if (++s.f - 8 < 0)
		z++; // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	x++; // RACE!
	y++; // RACE!
	z++; // RACE!
	return 0;
}
