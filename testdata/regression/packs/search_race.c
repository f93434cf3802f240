// pcre_exec writes the vector that it is given, and reads the text.
#include <pcre.h>
#include <pthread.h>

pcre *re;
int vector[30];
char text[64];

void *run(void *arg)
{
	pcre_exec(re, 0, text, sizeof text, 0, 0, vector, 30); // RACE!
	return arg;
}

int main(void)
{
	const char *error;
	int at;
	pthread_t t;
	re = pcre_compile("a(.)", 0, &error, &at, 0);
	pthread_create(&t, 0, run, 0);
	text[3] = 1; // RACE!
	int n = vector[1]; // RACE!
	pthread_join(t, 0);
	return n;
}
