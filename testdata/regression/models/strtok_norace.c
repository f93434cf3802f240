// strtok_r remembers it where it is told to.
#include <pthread.h>
#include <string.h>

char a[] = "x y", b[] = "x y";

void *run(void *p) {
	char *at;
	strtok_r(a, " ", &at); // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	char *at;
	pthread_create(&t, 0, run, 0);
	strtok_r(b, " ", &at); // NORACE
	return 0;
}
