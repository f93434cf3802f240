// A number is written over the bytes of one of two mutexes, by a pointer to it, while the other thread may hold that.
#include <pthread.h>

static pthread_mutex_t all = PTHREAD_MUTEX_INITIALIZER;
static struct {
	union {
		pthread_mutex_t lock;
		int numbers[10];
	};
	long n;
} s[2];

static void *count(void *arg) {
	pthread_mutex_lock(&all);
	pthread_mutex_lock(&s[1].lock);
	pthread_mutex_unlock(&all);
	s[1].n++; // RACE!
	pthread_mutex_lock(&all);
	pthread_mutex_unlock(&s[1].lock);
	pthread_mutex_unlock(&all);
	return 0;
}

int main(int argc, char **argv) {
	pthread_t t, u;
	pthread_create(&t, 0, count, 0);
	pthread_create(&u, 0, count, 0);
	pthread_mutex_lock(&all);
	int *q = s[argc & 1].numbers;
	*q = 0;
	pthread_mutex_unlock(&all);
	return 0;
}
