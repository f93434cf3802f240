// Library code is given a function twice, with the address of a number beside it each time, as a number, and calls it back
// with both. Another thread has a mutex for the second number, and the callback does without it.
#include <pthread.h>

struct box {
	void (*function)(void *);
	long number;
};
struct handle;
struct handle *library_new(void);
void library_add(struct handle *, struct box *);
void library_run(struct handle *);

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int first, second;
static struct box one, two;
static struct handle *h;

static void counted(void *n) {
	(*(int *)n)++; // RACE!
}

static void *work(void *p) {
	library_run(h); // RACE!
	return p;
}

int main(void) {
	h = library_new();
	one = (struct box){counted, (long)&first};
	two = (struct box){counted, (long)&second};
	library_add(h, &one);
	library_add(h, &two);
	pthread_t t;
	if (pthread_create(&t, 0, work, 0))
		return 1;
	pthread_mutex_lock(&m);
	second++; // RACE!
	pthread_mutex_unlock(&m);
	pthread_join(t, 0);
	return 0;
}
