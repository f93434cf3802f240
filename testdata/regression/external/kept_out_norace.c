// As kept_out_race.c, but the function was given something else to keep.
#include <pthread.h>
#include <string.h>

struct data { int n; };
struct handle { int k; void *user; struct data *typed; };

void lib_set(void *);
void lib_get(struct handle *);
static struct data other;

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
	struct handle record = {0, 0, 0};
	lib_set(&other);
	lib_get(&record);
	got = record.user;
	pthread_create(&t, NULL, run, got);
	d.n = 2; // NORACE
	pthread_join(t, NULL);
	return 0;
}
