// strtok remembers where it is, for all threads.
#include <pthread.h>
#include <string.h>

char a[] = "x y", b[] = "x y";

void *run(void *p) {
	strtok(a, " "); // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	strtok(b, " "); // RACE!
	return 0;
}
