// A mailbox for one message, which is full or empty.
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

static char message[64];
static atomic_int full;

static void *sender(void *arg) {
	(void)arg;
	for (int i = 0; i < 10; i++) {
		while (atomic_load_explicit(&full, memory_order_acquire))
			;
		snprintf(message, sizeof message, "message %d", i);
		atomic_store_explicit(&full, 1, memory_order_release);
	}
	return NULL;
}

int main(void) {
	pthread_t t;
	size_t n = 0;
	pthread_create(&t, NULL, sender, NULL);
	for (int i = 0; i < 10; i++) {
		while (!atomic_load_explicit(&full, memory_order_acquire))
			;
		n += strlen(message);
		atomic_store_explicit(&full, 0, memory_order_release);
	}
	pthread_join(t, NULL);
	printf("%zu\n", n);
	return 0;
}
