// Each of them counts for two.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int done;
static int data[2];

static void *work(void *arg) {
	int *d = arg;
	*d = 1; // RACE!
	pthread_mutex_lock(&m);
	done += 2;
	pthread_cond_signal(&c);
	pthread_mutex_unlock(&m);
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, work, &data[0]);
	pthread_create(&t, NULL, work, &data[1]);
	pthread_mutex_lock(&m);
	while (done < 2)
		pthread_cond_wait(&c, &m);
	pthread_mutex_unlock(&m);
	return data[0] + data[1]; // RACE!
}
