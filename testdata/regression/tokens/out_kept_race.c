// Pointers to the variable are kept, by which it is written when the function has returned.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int next;
static int cell[100];

static _Thread_local int *kept;
static void take(int *to) {
	pthread_mutex_lock(&m);
	*to = next++;
	pthread_mutex_unlock(&m);
	kept = to;
}
static void later(void) { *kept = 7; }

static void *t(void *unused) {
	int i;
	take(&i);
	later();
	cell[i] = 1; // RACE!
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
