// Threads may search for one compiled expression, with vectors of their own.
#include <pcre.h>
#include <pthread.h>

pcre *re; // NORACE
pcre_extra *study; // NORACE
const char text[64]; // NORACE

void *run(void *arg)
{
	int vector[30];
	return pcre_exec(re, study, text, sizeof text, 0, 0, vector, 30) > 0 ? arg : 0; // NORACE
}

int main(void)
{
	const char *error;
	int at;
	pthread_t t;
	re = pcre_compile("a(.)", 0, &error, &at, 0);
	study = pcre_study(re, 0, &error);
	pthread_create(&t, 0, run, 0);
	run(0);
	pthread_join(t, 0);
	pcre_free_study(study);
	return 0;
}
