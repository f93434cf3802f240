// A limit that nobody changes while there are other threads.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int next, limit;
static int cell[100];

static void *t(void *unused) {
	pthread_mutex_lock(&m);
	int i = next;
	next += 16;
	int end = i + 16;
	if (limit < end) {
		pthread_mutex_unlock(&m);
		pthread_mutex_lock(&m);
		end = limit;
	}
	pthread_mutex_unlock(&m);
	for (; i < end; i++)
		cell[i] = 1; // NORACE
	return unused;
}

int main(int argc, char **argv) {
	pthread_t t1, t2;
	limit = 10;
	pthread_create(&t1, NULL, t, NULL);
	pthread_create(&t2, NULL, t, NULL);
	pthread_join(t1, NULL);
	pthread_join(t2, NULL);
	return argc == 0 || argv == NULL;
}
