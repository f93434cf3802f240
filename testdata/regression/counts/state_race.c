// The last state is reached without the one before.
#include <pthread.h>

enum { EMPTY, LOADED, PARSED };

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int state;
static int text, tree;

static int reached(int s) {
	pthread_mutex_lock(&m);
	int yes = state >= s;
	pthread_mutex_unlock(&m);
	return yes;
}

static void reach(int s) {
	pthread_mutex_lock(&m);
	state = s;
	pthread_mutex_unlock(&m);
}

static void *load(void *unused) {
	text = 1; // RACE!
	reach(LOADED);
	return unused;
}

static void *parse(void *unused) {
	tree = 1;
	reach(PARSED);
	return unused;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, load, NULL);
	pthread_create(&t, NULL, parse, NULL);
	while (!reached(PARSED))
		;
	return text + tree; // RACE!
}
