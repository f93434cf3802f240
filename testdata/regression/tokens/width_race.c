// A counter of a character comes round after 256.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static unsigned char next;
static int cell[256];

static void *t(void *unused) {
	for (int k = 0; k < 400; k++) {
		pthread_mutex_lock(&m);
		int i = next++;
		pthread_mutex_unlock(&m);
		cell[i] = 1; // RACE!
	}
	return unused;
}

int main(void) {
	pthread_t t1, t2;
	pthread_create(&t1, NULL, t, NULL);
	pthread_create(&t2, NULL, t, NULL);
	pthread_join(t1, NULL);
	pthread_join(t2, NULL);
	return 0;
}
