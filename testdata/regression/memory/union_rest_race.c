// C says nothing about the bytes of a union that an initialiser's member does not have; gcc 15 leaves them as they
// are. (Neither does it about bits beside a bit-field.)
#include <pthread.h>

union rest {
	char c;
	int i;
	struct {
		unsigned low : 3;
	};
};

struct holder {
	int before;
	union rest u[2];
};

int first, second, third;

static void *run(void *arg) {
	first++; // RACE!
	second++; // RACE!
	third++; // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	union rest u = {.c = 0};
	struct holder h = {.u = {[1] = {.c = 1}}};
	union rest bits = {.low = 1};
	pthread_create(&t, 0, run, 0);
	if (u.i != 0)
		first++; // RACE!
	if (h.u[1].i != 1)
		second++; // RACE!
	if (bits.i != 1)
		third++; // RACE!
	pthread_join(t, 0);
	return 0;
}
