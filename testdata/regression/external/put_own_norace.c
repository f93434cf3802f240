// As put_own_race.c, but what is put there is no memory of the library.
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
		got->n = 1; // NORACE
	return NULL;
}

int main(void) {
	pthread_t t;
	struct data *got;
	lib_init(&own);
	other.user = &d;
	got = lib_user(&own);
	pthread_create(&t, NULL, run, got);
	d.n = 2; // NORACE
	pthread_join(t, NULL);
	return 0;
}
