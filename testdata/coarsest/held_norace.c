// Under each of several locks one function is called, and what a lock protects is used behind that.
#include <pthread.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER, c = PTHREAD_MUTEX_INITIALIZER,
		       d = PTHREAD_MUTEX_INITIALIZER;
static int x, y, z, w;

static int next(int n) { return n < 1000 ? n + 1 : 0; }

static void *work(void *arg) {
	(void)arg;
	pthread_mutex_lock(&a);
	x = next(x); // NORACE
	x++;         // NORACE
	pthread_mutex_unlock(&a);
	pthread_mutex_lock(&b);
	y = next(y); // NORACE
	y++;         // NORACE
	pthread_mutex_unlock(&b);
	pthread_mutex_lock(&c);
	z = next(z); // NORACE
	z++;         // NORACE
	pthread_mutex_lock(&d);
	w = next(w); // NORACE
	w++;         // NORACE
	z++;         // NORACE
	pthread_mutex_unlock(&d);
	pthread_mutex_unlock(&c);
	return NULL;
}

int main(void) {
	pthread_t t[2];
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, work, NULL);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	return 0;
}
