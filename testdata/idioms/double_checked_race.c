// The flag is set before the table is filled.
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static atomic_bool initialised;
static int table[64];

static const int *get_table(void) {
	if (!atomic_load_explicit(&initialised, memory_order_acquire)) {
		pthread_mutex_lock(&m);
		if (!atomic_load_explicit(&initialised, memory_order_relaxed)) {
			atomic_store_explicit(&initialised, 1, memory_order_release);
			for (int i = 0; i < 64; i++)
				table[i] = i * i; // RACE!
		}
		pthread_mutex_unlock(&m);
	}
	return table;
}

static void *user(void *arg) {
	int i = (int)(long)arg;
	printf("%d\n", get_table()[i]); // RACE!
	return NULL;
}

int main(void) {
	pthread_t t[3];
	for (int i = 0; i < 3; i++)
		pthread_create(&t[i], NULL, user, (void *)(long)(i + 5));
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], NULL);
	return 0;
}
