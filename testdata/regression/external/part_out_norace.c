// What has no member of a type is not left where there is room for one.
#include <pthread.h>

struct part { int n; };
struct whole { struct part first, second; };
void lib_part(struct whole *, long **);

static struct whole d;
static struct part *got;

static void *run(void *arg) {
	if (got)
		got->n = 1; // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	long *number = NULL;
	lib_part(&d, &number);
	got = (struct part *)number;
	pthread_create(&t, NULL, run, NULL);
	d.second.n = 2; // NORACE
	pthread_join(t, NULL);
	return 0;
}
