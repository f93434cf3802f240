// The first byte is read or written, if anything.
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

char line[16], path[4096], found[16] = "ab", bytes[16];

void *run(void *p) {
	fgets(line, 16, stdin); // RACE!
	getcwd(path, 4096); // RACE!
	read(0, bytes, 16); // RACE!
	return memchr(found, 'a', 16); // RACE!
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	line[0] = 1; // RACE!
	path[0] = 1; // RACE!
	bytes[0] = 1; // RACE!
	found[0] = 1; // RACE!
	pthread_join(t, 0);
	return 0;
}
