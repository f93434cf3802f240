// regexec writes where the matches are, and reads the record, which regfree changes.
#include <pthread.h>
#include <regex.h>

regex_t re;

void *run(void *arg)
{
	regmatch_t m[2];
	regexec(&re, "text", 2, m, 0); // RACE!
	return arg;
}

int main(void)
{
	pthread_t t;
	if (regcomp(&re, "t(.)", REG_EXTENDED))
		return 1;
	pthread_create(&t, 0, run, 0);
	regfree(&re); // RACE!
	pthread_join(t, 0);
	return 0;
}
