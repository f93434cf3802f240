// Two threads choose the element, and its lock, by one number.
#include <pthread.h>

static int table[9];
static pthread_mutex_t locks[9];
static unsigned long which;

static void *wide(void *x) {
	unsigned long i = which;
	pthread_mutex_t *l = locks;
	int *at = table;
	pthread_mutex_lock(&l[i % 3]);
	at[i]++; // NORACE
	pthread_mutex_unlock(&l[i % 3]);
	return x;
}

static void *other(void *x) {
	unsigned long j = which;
	pthread_mutex_t *l = locks;
	int *at = table;
	pthread_mutex_lock(&l[j % 3]);
	at[j]++; // NORACE
	pthread_mutex_unlock(&l[j % 3]);
	return x;
}

int main(int argc, char **argv) {
	pthread_t t, u;
	for (unsigned k = 0; k < 9; k++)
		pthread_mutex_init(&locks[k], 0);
	if (argc > 2)
		return 0;
	which = (unsigned long)argc;
	pthread_create(&t, 0, wide, 0);
	pthread_create(&u, 0, other, 0);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
