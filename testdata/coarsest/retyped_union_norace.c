// A union that only a conversion names holds one pointer at two times.
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static int shared;

static void forget(void *p) { (void)p; }

static void back(int *p) { shared += *p; } // NORACE

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
		((union any *)room)->g = forget;
		is = ((union any *)room)->g;
	}
	if (pthread_create(&t, NULL, work, &n))
		return 1;
	back(&n);
	pthread_join(t, NULL);
	return shared;
}
