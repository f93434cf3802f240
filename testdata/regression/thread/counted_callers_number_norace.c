// The activation that joins begins at the first thread, as its caller says.
#include <pthread.h>
#include <unistd.h>

static pthread_t t[2];
static int x;

static void *work(void *arg) {
	usleep(10000);
	__atomic_fetch_add(&x, 1, __ATOMIC_RELAXED); // NORACE imprecise
	return 0;
}

static void run(int from, int creates) {
	if (creates) {
		from = 0;
		for (int i = 0; i < 2; i++)
			if (pthread_create(&t[i], 0, work, 0))
				_exit(1);
		run(from, 0);
		return;
	}
	for (; from < 2; from++)
		pthread_join(t[from], 0);
	x++; // NORACE imprecise
}

int main(void) {
	run(0, 1);
	usleep(50000);
	return 0;
}
