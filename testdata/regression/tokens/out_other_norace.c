// The function goes on to another variable, and writes the number to both.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int next;
static int cell[100];

static void take(int *to, int *other) {
	pthread_mutex_lock(&m);
	*to = next++;
	*other = *to;
	pthread_mutex_unlock(&m);
}

static void *t(void *unused) {
	int j, i;
	take(&j, &i);
	cell[i] = 1; // NORACE
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
