// It is not in another string.
#include <pthread.h>
#include <string.h>

char a[] = "x y", b[] = "x y";

void *run(void *p) {
	a[2] = 'z'; // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	char *s = strtok(b, " ");
	s = strtok(0, " ");
	pthread_create(&t, 0, run, 0);
	if (s)
		*s = 'a'; // NORACE
	return 0;
}
