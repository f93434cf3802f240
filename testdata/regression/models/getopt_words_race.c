// The argument of an option is in any of the words.
#include <pthread.h>
#include <unistd.h>

char option[4] = "-a", word[4] = "x";
char *words[] = {"program", option, word, 0};

void *run(void *arg)
{
	if (getopt(3, words, "a:") == 'a') // RACE!
		optarg[0] = 'y';           // RACE!
	return 0;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	word[0] = 'z'; // RACE!
	pthread_join(t, 0);
	return 0;
}
