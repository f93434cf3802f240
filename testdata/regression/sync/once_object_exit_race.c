// An object with a lock, which is allocated once, unless the thread exits that does so.
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
	if (getpid() % 3 == 0)
		pthread_exit(0);
}

static struct book *get(void) {
	struct book *found = atomic_load(&book);
	if (found)
		return found;
	pthread_once(&made, make);
	return atomic_load(&book);
}
static void *work(void *arg) {
	
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
