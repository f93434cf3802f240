// What a union's member is initialised with, unions that no initialiser mentions, and those that are static.
#include <pthread.h>

union rest {
	char c;
	int i;
};

struct holder {
	int before;
	union rest u[2];
};

union rest all = {.c = 0};
int g;

static void *run(void *arg) {
	g++; // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	union rest u = {.c = 1};
	struct holder h = {.u = {[1] = {.c = 1}}};
	union rest whole = {.i = 3};
	pthread_create(&t, 0, run, 0);
	if (u.c != 1)
		g++; // NORACE
	if (h.u[1].c != 1 || h.u[0].i != 0 || h.before != 0)
		g++; // NORACE
	if (whole.i != 3 || all.i != 0)
		g++; // NORACE
	pthread_join(t, 0);
	return 0;
}
