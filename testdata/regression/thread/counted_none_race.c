// Where one thread was created, it is not joined.
#include <pthread.h>
#include <unistd.h>

static int x;

static void *work(void *arg) {
	usleep(10000);
	__atomic_fetch_add(&x, 1, __ATOMIC_RELAXED); // RACE!
	return arg;
}

static pthread_t t[64];
static int n;

int main(int argc, char **argv) {
	for (int i = 0; i < argc && n < 64; i++)
		if (!pthread_create(&t[n], 0, work, 0))
			n++;
	if (n == 1) {
		x++; // RACE!
		usleep(50000);
		return 0;
	}
	for (int i = 0; i < n; i++)
		pthread_join(t[i], 0);
	x++; // NORACE
	return 0;
}
