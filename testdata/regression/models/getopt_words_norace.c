// The argument of an option is in any of the words; they are left alone until the thread has ended.
#include <pthread.h>
#include <unistd.h>

char option[4] = "-a", word[4] = "x";
char *words[] = {"program", option, word, 0};

void *run(void *arg)
{
	if (getopt(3, words, "a:") == 'a') // NORACE
		optarg[0] = 'y';           // NORACE
	return 0;
}

int main(void)
{
	pthread_t t;
	if (pthread_create(&t, 0, run, 0) == 0)
		pthread_join(t, 0);
	word[0] = 'z'; // NORACE
	return 0;
}
