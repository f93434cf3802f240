// It may be left where the library is given room for it, be that in a record.
#include <pthread.h>
#include <string.h>

struct data { int n; };
struct handle { int k; void *user; struct data *typed; };

extern struct data *lib_first;
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
	lib_first = &d;
	lib_get(&record);
	got = record.typed;
	pthread_create(&t, NULL, run, got);
	d.n = 2; // RACE!
	pthread_join(t, NULL);
	return 0;
}
