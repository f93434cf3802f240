// Library code keeps two functions, and calls them back in later calls by whichever thread: one after the other, each with
// what was given beside it, and the second does without the mutex.
#include <pthread.h>

struct handle;
struct handle *library_new(void);
void library_add(struct handle *, void (*)(int *), int *);
void library_run(struct handle *);

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int count, given, passed;
static struct handle *h;

static void other(int *n) {
	passed++; // RACE!
}

static void counted(int *n) {
	pthread_mutex_lock(&m);
	count++; // NORACE
	pthread_mutex_unlock(&m);
	library_add(h, other, 0);
}

static void added(int *n) {
	++*n; // RACE!
}

static void *work(void *p) {
	library_run(h);
	return p;
}

int main(void) {
	h = library_new();
	library_add(h, counted, 0);
	library_add(h, added, &given);
	pthread_t t, u;
	if (pthread_create(&t, 0, work, 0) || pthread_create(&u, 0, work, 0))
		return 1;
	pthread_join(t, 0);
	pthread_join(u, 0);
	return count + given + passed; // NORACE
}
