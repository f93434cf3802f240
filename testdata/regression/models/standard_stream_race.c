// Functions that are given no stream read the variables stdin, stdout and stderr, which main sets anew.
#include <err.h>
#include <pthread.h>
#include <stdio.h>

static void *tell(void *text)
{
	puts(text); // RACE!
	return NULL;
}

static void *ask(void *got)
{
	*(int *)got = getchar(); // RACE!
	return NULL;
}

static void *complain(void *text)
{
	warnx("%s", (char *)text); // RACE!
	return NULL;
}

int main(void)
{
	static char text[] = "text";
	static int got;
	pthread_t t, u, v;
	FILE *f = fopen("log", "r+");
	if (!f)
		return 1;
	pthread_create(&t, NULL, tell, text);
	pthread_create(&u, NULL, ask, &got);
	pthread_create(&v, NULL, complain, text);
	stdout = f; // RACE!
	stdin = f;  // RACE!
	stderr = f; // RACE!
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	pthread_join(v, NULL);
	return 0;
}
