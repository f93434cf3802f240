// Two files define a function by the same text, in which a structure is meant that each has its own of.
#include <pthread.h>

typedef struct { int n, rest; } record;

inline void bump(void *p) { ((record *)p)->n++; } // RACE!
extern void bump(void *p);
void other(int *p);

static int numbers[3];

static void *run(void *unused)
{
	bump(numbers + 1);
	return unused;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	other(numbers + 1);
	pthread_join(t, 0);
	return 0;
}
