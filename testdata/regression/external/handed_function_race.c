// A library hands out functions that it was given: as a result, as a member, and to a callback. The program calls them
// with what the library was never given.
#include <pthread.h>

typedef void (*keeps)(int *);
struct ops {
	keeps f;
};
void library_set(keeps);
keeps library_get(void);
struct ops *library_open(keeps);
void library_each(void (*)(keeps));
static int one, two, three;
static int *a, *b, *c;

static void keeps_a(int *p) { a = p; }
static void keeps_b(int *p) { b = p; }
static void keeps_c(int *p) { c = p; }

static void calls(keeps f) { f(&three); }

static void *run(void *arg) {
	if (a)
		++*a; // RACE!
	if (b)
		++*b; // RACE!
	if (c)
		++*c; // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	library_set(keeps_a);
	keeps f = library_get();
	f(&one);
	library_open(keeps_b)->f(&two);
	library_set(keeps_c);
	library_each(calls);
	pthread_create(&t, 0, run, 0);
	one++;   // RACE!
	two++;   // RACE!
	three++; // RACE!
	pthread_join(t, 0);
	return 0;
}
