// Library code hands out again what it was given to keep.
#include <pthread.h>

struct window;
struct item {
	int n;
};
struct window *make(void);
void set_user(struct window *, void *);
void *get_user(struct window *);
void insert(struct item *);
int first(struct item **);
int x;
struct item y, z;
struct window *w;

static void *run(void *arg) {
	struct item *i;
	*(int *)get_user(w) = 1; // RACE!
	first(&i);
	i->n = 1; // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	w = make();
	set_user(w, &x);
	insert(&y);
	pthread_create(&t, 0, run, 0);
	x = 2; // RACE!
	y.n = 2; // RACE!
	pthread_join(t, 0);
	return 0;
}
