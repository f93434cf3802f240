// An option that getopt does not know is none of its results.
#include <pthread.h>
#include <unistd.h>

int mode, x;

void *run(void *p) {
	x = 1; // NORACE imprecise
	return 0;
}

int main(int argc, char **argv) {
	pthread_t t;
	int c;
	while ((c = getopt(argc, argv, "ab")) != -1)
		switch (c) {
		case 'a':
			mode = 1;
			break;
		case 'c':
			mode = 2;
			break;
		}
	pthread_create(&t, 0, run, 0);
	if (mode == 2)
		x = 2; // NORACE imprecise
	pthread_join(t, 0);
	return 0;
}
