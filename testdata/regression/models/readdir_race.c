// The entries of one directory share a buffer.
#include <dirent.h>
#include <pthread.h>

DIR *d;

void *run(void *p) {
	readdir(d); // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	d = opendir(".");
	if (!d)
		return 1;
	pthread_create(&t, 0, run, 0);
	readdir(d); // RACE!
	return 0;
}
