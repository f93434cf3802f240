// Library code calls back one function after the other, in a call that holds the mutex: neither drops it.
#include <pthread.h>

struct handle;
struct handle *library_new(void);
void library_add(struct handle *, void (*)(void));
void library_run(struct handle *);

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int count;
static struct handle *h;

static void drops(void) {
	count--; // NORACE
}

static void counts(void) {
	count++; // NORACE
}

static void *work(void *p) {
	pthread_mutex_lock(&m);
	library_run(h);
	pthread_mutex_unlock(&m);
	return p;
}

int main(void) {
	h = library_new();
	library_add(h, drops);
	library_add(h, counts);
	pthread_t t, u;
	if (pthread_create(&t, 0, work, 0) || pthread_create(&u, 0, work, 0))
		return 1;
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
