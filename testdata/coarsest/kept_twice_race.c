// Library code calls back one function after the other: the first one releases the mutex that its caller holds, and the
// second one runs without it.
#include <pthread.h>

struct handle;
struct handle *library_new(void);
void library_add(struct handle *, void (*)(void));
void library_run(struct handle *);

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int count;
static struct handle *h;

static void releases(void) {
	pthread_mutex_unlock(&m);
}

static void counts(void) {
	count++; // RACE!
}

static void *work(void *p) {
	pthread_mutex_lock(&m);
	library_run(h);
	return p;
}

int main(void) {
	h = library_new();
	library_add(h, releases);
	library_add(h, counts);
	pthread_t t, u;
	if (pthread_create(&t, 0, work, 0) || pthread_create(&u, 0, work, 0))
		return 1;
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
