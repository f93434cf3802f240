// What a callback returns, a library hands out, but no number, and not as what it is not.
#include <pthread.h>

struct s {
	int v;
};
struct t {
	int v;
};
void library_provide(struct s *(*)(void));
struct t *library_get(void);
static struct s kept;

static struct s *provides(void) { return &kept; }

static void *run(void *arg) {
	kept.v++; // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	struct t *q = library_get();
	pthread_create(&t, 0, run, 0);
	if (q)
		q->v++; // NORACE
	pthread_join(t, 0);
	library_provide(provides);
	return 0;
}
