// scandir calls the filter and the comparison in the thread that calls it.
#define _GNU_SOURCE
#include <dirent.h>
#include <pthread.h>
#include <stdlib.h>

int seen, compared;

static int filter(const struct dirent *d)
{
	seen++; // RACE!
	return d->d_name[0] != '.';
}

static int compare(const struct dirent **a, const struct dirent **b)
{
	compared++; // RACE!
	return (*a)->d_name[0] - (*b)->d_name[0];
}

void *run(void *arg)
{
	struct dirent **list;
	scandir(".", &list, filter, compare);
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	seen = compared = 0; // RACE!
	pthread_join(t, 0);
	return 0;
}
