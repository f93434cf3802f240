// A function may leave a member of what it is given where it is given room for it.
#include <pthread.h>

struct part { int n; };
struct whole { struct part first, second; };
void lib_part(struct whole *, struct part **);

static struct whole d;
static struct part *got;

static void *run(void *arg) {
	if (got)
		got->n = 1; // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	lib_part(&d, &got);
	pthread_create(&t, NULL, run, NULL);
	d.second.n = 2; // RACE!
	pthread_join(t, NULL);
	return 0;
}
