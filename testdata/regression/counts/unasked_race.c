// Nobody asks for what a thread leaves in a member, which is overwritten with all the others.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static struct {
	int set, data;
} s, copy;

static void *work(void *unused) {
	pthread_mutex_lock(&m);
	s.set = 1; // RACE!
	pthread_mutex_unlock(&m);
	s.data = s.set || unused; // RACE!
	return unused;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, work, NULL);
	s = copy; // RACE!
	return 0;
}
