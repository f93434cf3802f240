// Each thread has a file of its own.
#include <bzlib.h>
#include <pthread.h>

static char buffer[64]; // NORACE

void *run(void *name)
{
	BZFILE *f = BZ2_bzopen(name, "w");
	BZ2_bzwrite(f, buffer, sizeof buffer); // NORACE
	BZ2_bzclose(f); // NORACE
	return 0;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, run, "a.bz2");
	run("b.bz2");
	pthread_join(t, 0);
	return 0;
}
