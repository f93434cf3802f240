// An object with a lock, which is allocated once, and once more by a pointer to the function.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
struct book {
	pthread_mutex_t lock;
	long *pages;
};
static long pages[8];
static _Atomic(struct book *) book;
static pthread_once_t made = PTHREAD_ONCE_INIT;
static void make(void) {
	struct book *b = malloc(sizeof *b);
	if (!b) abort();
	pthread_mutex_init(&b->lock, 0);
	b->pages = pages;
	atomic_store(&book, b);
}
static void (*maker)(void) = make;
static struct book *get(void) {
	pthread_once(&made, make);
	return atomic_load(&book);
}
static void *work(void *arg) {
	if (getpid() % 3 == 1)
		maker();
	for (int i = 0; i < 1000; i++) {
		struct book *b = get();
		pthread_mutex_lock(&b->lock);
		b->pages[i % 8]++; // RACE!
		pthread_mutex_unlock(&b->lock);
	}
	return 0;
}
int main(void) {
	pthread_t t[3];
	for (int i = 0; i < 3; i++)
		if (pthread_create(&t[i], 0, work, 0))
			abort();

	for (int i = 0; i < 3; i++)
		pthread_join(t[i], 0);
	return (int)get()->pages[0];
}
