// A library function that is known stays where it is told to; unknown code stays in the object.
// externals: worst
#include <pthread.h>
#include <string.h>

void unknown(int *p);

int a[4], beside;

static void *run(void *arg) {
	memset(a + 3, 0, sizeof a[3]); // NORACE
	return 0;
}

static void *other(void *arg) {
	int own[4];
	unknown(own + 3);
	return 0;
}

int main(void) {
	pthread_t t, u;
	pthread_create(&t, 0, run, 0);
	pthread_create(&u, 0, other, 0);
	a[0] = 1; // NORACE
	beside = 1; // NORACE
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
