// It is read as another one than was written.
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static int shared;

static void forget(void *p) { (void)p; }

static void back(int *p) { shared += *p; } // RACE!

union any {
	void (*f)(int *);
	void (*g)(void *);
};

static void (*is)(void *) = forget;
static void *room;

static void *work(void *arg) {
	is(arg);
	return NULL;
}

int main(int argc, char **argv) {
	pthread_t t;
	int n = argv == NULL;
	if (argc > 1)
		{
		room = malloc(sizeof(union any));
		if (!room)
			return 1;
		((union any *)room)->f = back;
		is = ((union any *)room)->g;
	}
	if (pthread_create(&t, NULL, work, &n))
		return 1;
	back(&n);
	pthread_join(t, NULL);
	return shared;
}
