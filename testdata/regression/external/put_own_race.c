// The object may be one of the program that it gives to the library.
#include <pthread.h>
#include <string.h>

struct data { int n; };
struct handle { int k; void *user; struct data *typed; };

void lib_init(struct handle *);
void *lib_user(struct handle *);
static struct handle own, other;

static struct data d;

static void *run(void *arg) {
	struct data *got = arg;
	if (got)
		got->n = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t;
	struct data *got;
	lib_init(&own);
	own.user = &d;
	got = lib_user(&own);
	pthread_create(&t, NULL, run, got);
	d.n = 2; // RACE!
	pthread_join(t, NULL);
	return 0;
}
