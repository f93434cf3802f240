// What is read from the directory, and its end, are different.
#include <dirent.h>
#include <pthread.h>

DIR *d;
int n;

void *run(void *p) {
	struct dirent *e = readdir(d); // RACE!
	return e;
}

int main(void) {
	pthread_t t;
	d = opendir(".");
	if (!d)
		return 1;
	pthread_create(&t, 0, run, 0);
	n = telldir(d); // RACE!
	n = dirfd(d);
	closedir(d); // RACE!
	return n;
}
