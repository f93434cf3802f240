// How much is read or written is not known, and no execution shows a race behind the first byte.
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

char line[16], path[4096], found[16] = "ab", link[16];

void *run(void *p) {
	FILE *f = fmemopen("a\n", 2, "r");
	if (f)
		fgets(line, 16, f); // NORACE imprecise
	getcwd(path, 4096); // NORACE imprecise
	readlink("/", link, 16); // NORACE imprecise
	return memchr(found, 'a', 16); // NORACE imprecise
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	line[9] = 1; // NORACE imprecise
	path[4095] = 1; // NORACE imprecise
	link[9] = 1; // NORACE imprecise
	found[15] = 1; // NORACE imprecise
	pthread_join(t, 0);
	return 0;
}
