// getopt changes variables of the library.
#include <pthread.h>
#include <unistd.h>

char *words[] = {"a", "-b", 0};

void *run(void *p) {
	optind = 1; // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	getopt(2, words, "b"); // RACE!
	return 0;
}
