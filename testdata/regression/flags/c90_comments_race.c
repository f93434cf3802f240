// Strictly, C90 has no comments that begin with two slashes: what follows may be a comment of the other kind.
// flags: -ansi
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

static void *run(void *arg) {
	int n = 4 //* halve it */ 2
		;
	if (n == 4)
		pthread_mutex_lock(&m);
	x++; // RACE!
	if (n == 4)
		pthread_mutex_unlock(&m);
	return 0;
}

int main(void) {
	pthread_t a, b;
	pthread_create(&a, 0, run, 0);
	pthread_create(&b, 0, run, 0);
	pthread_join(a, 0);
	pthread_join(b, 0);
	return 0;
}
