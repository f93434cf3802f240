// flags: -D_GNU_SOURCE
// clone with CLONE_VM starts a thread.
#include <sched.h>
#include <stdlib.h>

static int shared;

static int work(void *arg) {
	++*(int *)arg; // RACE!
	return 0;
}

int main(void) {
	char *stack = malloc(65536);
	if (!stack || clone(work, stack + 65536, CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_SIGHAND, &shared) == -1)
		return 1;
	shared++; // RACE!
	return 0;
}
