// It returns one that it has taken, or another one.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int next;
static int cell[100];

static int take(void) {
	pthread_mutex_lock(&m);
	int i = next++;
	pthread_mutex_unlock(&m);
	if (i > 1)
		return cell[99];
	return i;
}

static void *t(void *unused) {
	int mine = take();
	cell[mine] = 1; // RACE!
	return unused;
}

int main(void) {
	pthread_t t1, t2, t3, t4;
	pthread_create(&t1, NULL, t, NULL);
	pthread_create(&t2, NULL, t, NULL);
	pthread_create(&t3, NULL, t, NULL);
	pthread_create(&t4, NULL, t, NULL);
	pthread_join(t1, NULL);
	pthread_join(t2, NULL);
	pthread_join(t3, NULL);
	pthread_join(t4, NULL);
	return 0;
}
