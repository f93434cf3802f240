// Directories that are opened apart have buffers of their own.
#include <dirent.h>
#include <pthread.h>

void *run(void *p) {
	DIR *d = opendir(".");
	if (d) {
		struct dirent *e = readdir(d); // NORACE
		if (e)
			e->d_name[0] = 'x'; // NORACE
		closedir(d);
	}
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	run(0);
	return 0;
}
