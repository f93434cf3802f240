// A library calls back what the program has stored in a variable of the library.
#include <pthread.h>

struct hooks {
	void (*done)(int *);
	int *arg;
};

extern struct hooks lib_hooks;
void work(void);
int x;

static void done(int *p) {
	(*p)++; // RACE!
}

static void *run(void *arg) {
	work(); // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	lib_hooks.done = done;
	lib_hooks.arg = &x;
	pthread_create(&t, 0, run, 0);
	x = 1; // RACE!
	pthread_join(t, 0);
	return 0;
}
