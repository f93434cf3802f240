// What getpwnam_r has looked up lies in the buffer that it was given: whoever reads a text of the record reads that.
#define _GNU_SOURCE
#include <pthread.h>
#include <pwd.h>
#include <stdio.h>

char buffer[1024];

void *run(void *arg)
{
	buffer[0] = 1; // RACE!
	return arg;
}

int main(void)
{
	pthread_t t;
	struct passwd entry, *found;
	if (getpwnam_r("nobody", &entry, buffer, sizeof buffer, &found) || !found)
		return 1;
	pthread_create(&t, 0, run, 0);
	int c = found->pw_dir[0]; // RACE!
	pthread_join(t, 0);
	return c;
}
