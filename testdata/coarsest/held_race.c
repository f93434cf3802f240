// The function that is called under each lock releases one of them, in a function that it calls.
#include <pthread.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER, c = PTHREAD_MUTEX_INITIALIZER,
		       d = PTHREAD_MUTEX_INITIALIZER;
static int x, y, z, w;

static void leave(void) { pthread_mutex_unlock(&d); }

static int next(int n, int last) {
	if (last)
		leave();
	return n < 1000 ? n + 1 : 0;
}

static void *work(void *arg) {
	(void)arg;
	pthread_mutex_lock(&a);
	x = next(x, 0); // NORACE
	pthread_mutex_unlock(&a);
	pthread_mutex_lock(&b);
	y = next(y, 0); // NORACE
	pthread_mutex_unlock(&b);
	pthread_mutex_lock(&c);
	z = next(z, 0); // NORACE
	pthread_mutex_unlock(&c);
	pthread_mutex_lock(&d);
	int n = next(1, 1);
	w += n; // RACE!
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
