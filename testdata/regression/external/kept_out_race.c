// What a function was given to keep, another one may leave in a record, in a member of that type.
#include <pthread.h>
#include <string.h>

struct data { int n; };
struct handle { int k; void *user; struct data *typed; };

void lib_set(void *);
void lib_get(struct handle *);

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
	struct handle record = {0, 0, 0};
	lib_set(&d);
	lib_get(&record);
	got = record.user;
	pthread_create(&t, NULL, run, got);
	d.n = 2; // RACE!
	pthread_join(t, NULL);
	return 0;
}
