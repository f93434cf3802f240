// Threads create each other: nobody knows how many of them count.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int done, result;

static void count(void) {
	pthread_mutex_lock(&m);
	done++;
	pthread_mutex_unlock(&m);
}

static void *counter(void *left);

static void *starter(void *left) {
	pthread_t t;
	pthread_create(&t, NULL, counter, left);
	return NULL;
}

static void *counter(void *left) {
	pthread_t t;
	count();
	if (left)
		pthread_create(&t, NULL, starter, (char *)left - 1);
	return NULL;
}

static void *work(void *arg) {
	result = 1; // RACE!
	count();
	return NULL;
}

int main(int argc, char **argv) {
	pthread_t t;
	pthread_create(&t, NULL, work, NULL);
	pthread_create(&t, NULL, starter, argv[0]);
	pthread_mutex_lock(&m);
	int seen = done;
	pthread_mutex_unlock(&m);
	return seen == 3 ? result : 0; // RACE!
}
