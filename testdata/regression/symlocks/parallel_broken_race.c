// A thread releases a lock that it does not hold.
#include <pthread.h>

static pthread_mutex_t locks[16];
static long table[64];

static void *one(void *arg) {
	for (unsigned i = 0; i < 100; i++) {
		unsigned k = (i * 7 + (unsigned)(long)arg) % 8u;
		pthread_mutex_lock(&locks[k]);
		table[k]++; // RACE!
		pthread_mutex_unlock(&locks[k]);
	}
	return 0;
}

static void *other(void *arg) {
	for (unsigned i = 0; i < 100; i++) {
		unsigned k = (i * 5 + (unsigned)(long)arg) % 8u;
		pthread_mutex_unlock(&locks[k]);
		pthread_mutex_lock(&locks[k]);
		table[k] += 2; // RACE!
		pthread_mutex_unlock(&locks[k]);
	}
	return 0;
}

int main(int argc, char **argv) {
	pthread_t t[2];
	for (int i = 0; i < 16; i++)
		pthread_mutex_init(&locks[i], 0);
	pthread_create(&t[0], 0, one, (void *)(long)argc);
	pthread_create(&t[1], 0, other, (void *)(long)argc);
	pthread_join(t[0], 0);
	pthread_join(t[1], 0);
	return 0;
}
