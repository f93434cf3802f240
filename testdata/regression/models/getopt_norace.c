// Its variables may be used when the other thread has ended.
#include <pthread.h>
#include <unistd.h>

char *words[] = {"a", "-b", 0};

void *run(void *p) {
	optind = 1; // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	pthread_join(t, 0);
	getopt(2, words, "b"); // NORACE
	return 0;
}
