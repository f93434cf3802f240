// An argument that is no option ends the options; what is called so races.
#include <pthread.h>
#include <unistd.h>

static int x;

static void *work(void *unused) {
	x = 1; // RACE!
	return 0;
}

int main(int argc, char **argv) {
	pthread_t t;
	if (argc < 2 || argv[1][0] == '-')
		return 1;
	if (getopt(argc, argv, "ab") != -1)
		return 1;
	pthread_create(&t, 0, work, 0);
	x = 2; // RACE!
	pthread_join(t, 0);
	return 0;
}
