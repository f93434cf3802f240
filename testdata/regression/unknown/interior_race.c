// A pointer into an object leads code that is not here to all of it: p[-3], or the structure around a member.
// externals: worst
#include <pthread.h>
#include <stddef.h>

struct around {
	int first, last;
};

void unknown(int *p);

int a[4];
struct around s;

static void *run(void *arg) {
	unknown(a + 3); // RACE!
	unknown(&s.last); // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	a[0] = 1; // RACE!
	s.first = 1; // RACE!
	pthread_join(t, 0);
	return 0;
}
