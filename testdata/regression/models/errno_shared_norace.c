// Each thread has an errno of its own, and functions of threads leave it alone.
#include <ctype.h>
#include <errno.h>
#include <pthread.h>
#include <string.h>
#include <unistd.h>

static int *place;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *work(void *unused) {
	pthread_mutex_lock(&m);
	place = &errno; // NORACE
	pthread_mutex_unlock(&m);
	pthread_mutex_lock(&m);
	pthread_mutex_unlock(&m);
	char text[4];
	memset(text, 'a', sizeof text);
	__builtin_memcpy(text, "b", 2);
	return isalpha(text[0]) ? unused : 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, work, 0);
	int *p = 0;
	while (!p) {
		pthread_mutex_lock(&m);
		p = place; // NORACE
		pthread_mutex_unlock(&m);
	}
	close(-1); // NORACE
	int n = *p; // NORACE
	pthread_join(t, 0);
	return n + errno; // NORACE
}
