// Library code is shown two boxes, one after the other, and finds a number in each, with which it calls back what it keeps.
// Both numbers are the threads' as well, who have a mutex for them; the callback does without it.
#include <pthread.h>

struct box {
	int *number;
};
struct handle;
struct handle *library_new(void);
void library_add(struct handle *, void (*)(int *));
void library_show(struct handle *, struct box *);
void library_run(struct handle *);

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int first, second;
static struct box one, two;
static struct handle *h;

static void counted(int *n) {
	(*n)++; // RACE!
}

static void *work(void *p) {
	library_run(h);
	return p;
}

int main(void) {
	one.number = &first;
	two.number = &second;
	h = library_new();
	library_add(h, counted);
	library_show(h, &one);
	library_show(h, &two);
	pthread_t t;
	if (pthread_create(&t, 0, work, 0))
		return 1;
	pthread_mutex_lock(&m);
	second++; // RACE!
	pthread_mutex_unlock(&m);
	pthread_join(t, 0);
	return 0;
}
