// What works does write, and so may a call that fails in the middle of a line.
#include <pthread.h>
#include <stdio.h>
#include <sys/stat.h>
#include <time.h>

char line[16];
struct timespec now;
struct stat st;

void *run(void *p) {
	if (!fgets(line, 16, stdin)) // RACE!
		return p;
	stat("/", &st); // RACE!
	clock_gettime(CLOCK_MONOTONIC, &now); // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	line[0] = 1; // RACE!
	st.st_size = 1; // RACE!
	now.tv_sec = 1; // RACE!
	pthread_join(t, 0);
	return 0;
}
