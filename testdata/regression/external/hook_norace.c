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
	(*p)++; // NORACE
}

static void *run(void *arg) {
	work(); // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	lib_hooks.done = done;
	lib_hooks.arg = &x;
	pthread_create(&t, 0, run, 0);
	pthread_join(t, 0);
	x = 1; // NORACE
	return 0;
}
