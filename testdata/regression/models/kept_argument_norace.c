// What they never got they do not read.
#define _GNU_SOURCE
#include <pthread.h>
#include <search.h>
#include <unistd.h>

char word[] = "-ab", *others[] = {"p", "-c", 0}, key[] = "a";

void *run(void *p) {
	getopt(2, others, "abc"); // NORACE
	return hsearch((ENTRY){"a", 0}, FIND); // NORACE
}

int main(void) {
	pthread_t t;
	hcreate(9);
	hsearch((ENTRY){"b", 0}, ENTER);
	pthread_create(&t, 0, run, 0);
	word[2] = 'c'; // NORACE
	key[0] = 'b'; // NORACE
	return 0;
}
