// Two indices lead to one element, and to two locks: what chooses these is computed with more bits than addresses have.
#include <pthread.h>

static int table[9];
static pthread_mutex_t locks[9];
static unsigned long which;

static void *wide(void *x) {
	unsigned long i = which;
	pthread_mutex_t *l = locks + 4;
	int *at = table + 4;
	pthread_mutex_lock(&l[(__int128)i % 3]);
	at[(long)i]++; // RACE!
	pthread_mutex_unlock(&l[(__int128)i % 3]);
	return x;
}

static void *narrow(void *x) {
	long j = (long)which;
	pthread_mutex_t *l = locks + 4;
	int *at = table + 4;
	pthread_mutex_lock(&l[j % 3]);
	at[j]++; // RACE!
	pthread_mutex_unlock(&l[j % 3]);
	return x;
}

int main(int argc, char **argv) {
	pthread_t t, u;
	for (unsigned k = 0; k < 9; k++)
		pthread_mutex_init(&locks[k], 0);
	if (argc > 2)
		return 0;
	which = -(unsigned long)argc;
	pthread_create(&t, 0, wide, 0);
	pthread_create(&u, 0, narrow, 0);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
