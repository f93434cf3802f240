// What is left does not fit into the type of the variable by which the lock is chosen.
#include <pthread.h>

static pthread_mutex_t locks[400];
static long table[200];

static void *one(void *arg) {
	for (unsigned i = 0; i < 100; i++) {
		unsigned k = (i * 7 + (unsigned)(long)arg) % 8u;
		unsigned h = i * 7;
		signed char c = h % 200u;
		pthread_mutex_lock(&locks[c + 128]);
		table[h % 200u]++; // RACE!
		pthread_mutex_unlock(&locks[c + 128]);
	}
	return 0;
}

static void *other(void *arg) {
	for (unsigned i = 0; i < 100; i++) {
		unsigned k = (i * 5 + (unsigned)(long)arg) % 8u;
		unsigned h = i * 5;
		int c = h % 200u;
		pthread_mutex_lock(&locks[c + 128]);
		table[h % 200u] += k; // RACE!
		pthread_mutex_unlock(&locks[c + 128]);
	}
	return 0;
}

int main(int argc, char **argv) {
	pthread_t t[2];
	for (int i = 0; i < 400; i++)
		pthread_mutex_init(&locks[i], 0);
	pthread_create(&t[0], 0, one, (void *)(long)argc);
	pthread_create(&t[1], 0, other, (void *)(long)argc);
	pthread_join(t[0], 0);
	pthread_join(t[1], 0);
	return 0;
}
