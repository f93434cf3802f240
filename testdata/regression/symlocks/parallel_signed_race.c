// One element has a negative number, and what is left of that depends on whether it is divided as a signed one.
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t locks[32];
static long table[64];

static void *one(void *arg) {
	long *p = table + 32;
	pthread_mutex_t *l = locks + 16;
	for (int k = -8; k < 8; k++) {
		size_t u = k;
		pthread_mutex_lock(&l[u % 7]);
		p[(ptrdiff_t)u]++; // RACE!
		pthread_mutex_unlock(&l[u % 7]);
	}
	return 0;
}

static void *other(void *arg) {
	long *p = table + 32;
	pthread_mutex_t *l = locks + 16;
	for (int k = -8; k < 8; k++) {
		pthread_mutex_lock(&l[k % 7]);
		p[k] += 2; // RACE!
		pthread_mutex_unlock(&l[k % 7]);
	}
	return 0;
}

int main(void) {
	pthread_t t[2];
	for (int i = 0; i < 32; i++)
		pthread_mutex_init(&locks[i], 0);
	pthread_create(&t[0], 0, one, 0);
	pthread_create(&t[1], 0, other, 0);
	pthread_join(t[0], 0);
	pthread_join(t[1], 0);
	return 0;
}
