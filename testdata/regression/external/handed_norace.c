// Library code hands out what it was given to keep, as pointers of the types that it was given, and what is const it may
// not hand out for writing.
#include <pthread.h>

struct window;
struct item {
	int n;
};
struct window *make(void);
void set_user(struct window *, void *);
void *get_user(struct window *);
void insert(struct item *);
void show(const struct item *);
int first(struct item **);
int x;
struct item y, z;
struct window *w;

static void *run(void *arg) {
	struct item *i;
	*(int *)get_user(w) = 1; // NORACE
	first(&i);
	i->n = 1; // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	w = make();
	set_user(w, 0);
	insert(&z);
	show(&y);
	pthread_create(&t, 0, run, 0);
	x = 2; // NORACE
	y.n = 2; // NORACE
	pthread_join(t, 0);
	return 0;
}
