// A file of bzip2 belongs to one thread at a time.
#include <bzlib.h>
#include <pthread.h>

static BZFILE *f;
static char buffer[64];

void *run(void *arg)
{
	BZ2_bzwrite(f, buffer, sizeof buffer); // RACE!
	return arg;
}

int main(void)
{
	pthread_t t;
	f = BZ2_bzopen("a.bz2", "w");
	pthread_create(&t, 0, run, 0);
	buffer[0] = 1; // RACE!
	BZ2_bzclose(f); // RACE!
	pthread_join(t, 0);
	return 0;
}
