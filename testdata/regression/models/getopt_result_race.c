// A program that is called without options goes past getopt, and one that is called with some does what they say.
#include <pthread.h>
#include <unistd.h>

int mode, x, y;

void *run(void *p) {
	x = 1; // RACE!
	y = 1; // RACE!
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
		}
	pthread_create(&t, 0, run, 0);
	x = 2; // RACE!
	if (mode == 1 && optind < argc)
		y = 2; // RACE!
	pthread_join(t, 0);
	return 0;
}
