// A lock inside of what it is given it leaves alone, and a lock that it is not given.
#include <pthread.h>

struct queue {
	int size;
	pthread_mutex_t m;
};
void dump(struct queue *);
struct queue q = {0, PTHREAD_MUTEX_INITIALIZER};
int x;

static void *run(void *arg) {
	pthread_mutex_lock(&q.m);
	dump(&q);  // NORACE
	q.size++;  // NORACE
	x++;       // NORACE
	pthread_mutex_unlock(&q.m);
	return arg;
}

int main(void) {
	pthread_t t, u;
	pthread_create(&t, 0, run, 0);
	pthread_create(&u, 0, run, 0);
	return 0;
}
