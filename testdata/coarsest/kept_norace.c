// Library code keeps two functions, and calls them back in later calls by whichever thread: both hold the mutex for what
// threads share. One of them calls the library again, with a variable of its own.
#include <pthread.h>

struct handle;
struct handle *library_new(void);
void library_add(struct handle *, void (*)(int *), int *);
void library_run(struct handle *);
void library_tell(struct handle *, int *);

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int count, total;
static struct handle *h;

static void counted(int *n) {
	pthread_mutex_lock(&m);
	count++; // NORACE
	pthread_mutex_unlock(&m);
	int own = 1;
	own++; // NORACE
	library_tell(h, &own);
}

static void added(int *n) {
	pthread_mutex_lock(&m);
	total += 2; // NORACE
	pthread_mutex_unlock(&m);
}

static void *work(void *p) {
	library_run(h);
	return p;
}

int main(void) {
	int a = 0, b = 0;
	h = library_new();
	library_add(h, counted, &a);
	library_add(h, added, &b);
	pthread_t t, u;
	if (pthread_create(&t, 0, work, 0) || pthread_create(&u, 0, work, 0))
		return 1;
	pthread_join(t, 0);
	pthread_join(u, 0);
	return count + total; // NORACE
}
