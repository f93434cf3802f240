// Optimisation is told to the program.
// flags: -O0
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;


static void *run(void *arg) {
#ifdef __OPTIMIZE__
	x++;
#else
	pthread_mutex_lock(&m);
	x++; // NORACE
	pthread_mutex_unlock(&m);
#endif
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
