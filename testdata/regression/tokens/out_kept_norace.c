// Nobody writes the variable by the pointer that is kept.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int next;
static int cell[100];

static _Thread_local int *kept;
static int take(int *to) {
	pthread_mutex_lock(&m);
	*to = next++;
	pthread_mutex_unlock(&m);
	kept = to;
	return *to;
}
static void later(void) { *kept = 7; }

static void *t(void *unused) {
	int j, i = take(&j);
	later();
	cell[i] = 1; // NORACE imprecise
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
