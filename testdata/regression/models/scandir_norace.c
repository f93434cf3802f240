// The entries that scandir lists are objects of the thread that has called it.
#define _GNU_SOURCE
#include <dirent.h>
#include <pthread.h>
#include <stdlib.h>

static int filter(const struct dirent *d) { return d->d_name[0] != '.'; } // NORACE

static int count(void)
{
	struct dirent **list;
	int n = scandir(".", &list, filter, alphasort);
	for (int i = 0; i < n; i++)
		free(list[i]); // NORACE
	if (n >= 0)
		free(list); // NORACE
	return n;
}

void *run(void *arg) { return (void *)(long)count(); }

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	int n = count();
	pthread_join(t, 0);
	return n;
}
