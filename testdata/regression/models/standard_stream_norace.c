// The standard streams are set before there are threads, and then only read.
#include <err.h>
#include <pthread.h>
#include <stdio.h>

static void *tell(void *text)
{
	puts(text); // NORACE
	return NULL;
}

static void *ask(void *got)
{
	*(int *)got = getchar(); // NORACE
	return NULL;
}

static void *complain(void *text)
{
	warnx("%s", (char *)text); // NORACE
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
	stdout = f; // NORACE
	stdin = f;  // NORACE
	stderr = f; // NORACE
	pthread_create(&t, NULL, tell, text);
	pthread_create(&u, NULL, ask, &got);
	pthread_create(&v, NULL, complain, text);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	pthread_join(v, NULL);
	return 0;
}
