// Threads may search for one compiled expression, with matches of their own.
#include <pthread.h>
#include <regex.h>

regex_t re; // NORACE

void *run(void *arg)
{
	regmatch_t m[2];
	regexec(&re, "text", 2, m, 0); // NORACE
	return arg;
}

int main(void)
{
	pthread_t t;
	if (regcomp(&re, "t(.)", REG_EXTENDED))
		return 1;
	pthread_create(&t, 0, run, 0);
	run(0);
	pthread_join(t, 0);
	regfree(&re);
	return 0;
}
