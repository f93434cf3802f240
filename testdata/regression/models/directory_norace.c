// The number of a directory's file may be asked for while another thread reads it.
#define _GNU_SOURCE
#include <dirent.h>
#include <pthread.h>
#include <string.h>

DIR *d;
int n;

void *run(void *p) {
	return readdir(d); // NORACE
}

int main(void) {
	pthread_t t;
	d = opendir(".");
	if (!d)
		return 1;
	pthread_create(&t, 0, run, 0);
	n = dirfd(d); // NORACE
	pthread_join(t, 0);
	return 0;
}
