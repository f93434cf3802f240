// What a callback returns, a library hands out: as a result of the same call, of a later one, and to another callback.
#include <pthread.h>
#include <stdlib.h>

struct s {
	int v;
};
struct t {
	int v;
};
struct u {
	int v;
};
struct s *library_call(struct s *(*)(void));
void library_provide(struct t *(*)(void));
struct t *library_get(void);
void library_map(struct u *(*)(void), void (*)(struct u *));
static struct s *made;
static struct t kept;
static struct u mapped, *seen;

static struct s *makes(void) { return made = calloc(1, sizeof *made); }
static struct t *provides(void) { return &kept; }
static struct u *finds(void) { return &mapped; }
static void sees(struct u *p) { seen = p; }

static void *run(void *arg) {
	if (made)
		made->v++; // RACE!
	kept.v++;      // RACE!
	mapped.v++;    // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	struct s *p = library_call(makes);
	library_provide(provides);
	struct t *q = library_get();
	library_map(finds, sees);
	pthread_create(&t, 0, run, 0);
	if (p)
		p->v++; // RACE!
	if (q)
		q->v++; // RACE!
	if (seen)
		seen->v++; // RACE!
	pthread_join(t, 0);
	return 0;
}
