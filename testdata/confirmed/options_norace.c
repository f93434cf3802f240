// Whoever is called with an option gets it from getopt, which does not end at once.
#include <pthread.h>
#include <unistd.h>

static int x;

static void *work(void *unused) {
	x = 1; // NORACE imprecise
	return 0;
}

int main(int argc, char **argv) {
	pthread_t t;
	if (argc < 2 || argv[1][0] != '-' || argv[1][1] != 'a')
		return 1;
	if (getopt(argc, argv, "ab") != -1)
		return 1;
	pthread_create(&t, 0, work, 0);
	x = 2; // NORACE imprecise
	pthread_join(t, 0);
	return 0;
}
