// getopt goes on with the argument of the last call, and hsearch compares with the keys that were entered.
#define _GNU_SOURCE
#include <pthread.h>
#include <search.h>
#include <unistd.h>

char word[] = "-ab", *words[] = {"p", word, 0}, *others[] = {"p", "-c", 0}, key[] = "a";

void *run(void *p) {
	getopt(2, others, "abc"); // RACE!
	return hsearch((ENTRY){"a", 0}, FIND); // RACE!
}

int main(void) {
	pthread_t t;
	getopt(2, words, "abc");
	hcreate(9);
	hsearch((ENTRY){key, 0}, ENTER);
	pthread_create(&t, 0, run, 0);
	word[2] = 'c'; // RACE!
	key[0] = 'b'; // RACE!
	return 0;
}
