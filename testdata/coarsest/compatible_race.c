// Types of functions are compatible though they are not written alike: a call through a pointer to one of them runs the
// other, whatever else the pointer may hold.
#include <pthread.h>

static int open_array, variable, old_style, small, bare;

static void any(int (*a)[]) { (void)a, open_array++; } // RACE!
static void three(int (*a)[3]) { (void)a; }
static void (*arrays)(int (*)[3]) = three;

static void some(int n, double a[n][n]) { (void)n, (void)a, variable++; } // RACE!
static void four(int n, double a[4][4]) { (void)n, (void)a; }
static void (*squares)(int, double[4][4]) = four;

static void old(x) float x; { (void)x, old_style++; } // RACE!
static void new(double x) { (void)x; }
static void (*reals)(double) = new;

static void flag(x) _Bool x; { (void)x, small++; } // RACE!
static void number(int x) { (void)x; }
static void (*numbers)(int) = number;

static void told(void (*f)(int)) { (void)f, bare++; } // RACE!
static void asked(void (*f)()) { (void)f; }
static void (*callbacks)(void (*)()) = asked;

static void *work(void *arg) {
	int three[3];
	double square[4][4];
	arrays(&three), squares(4, square), reals(1.5), numbers(1), callbacks(0);
	return arg;
}

int main(void) {
	pthread_t t;
	arrays = any, squares = some, reals = old, numbers = flag, callbacks = told;
	if (pthread_create(&t, NULL, work, NULL))
		return 1;
	open_array = variable = old_style = small = bare = 1; // RACE!
	pthread_join(t, NULL);
	return 0;
}
