// flags: -D_GNU_SOURCE
// clone without CLONE_VM starts a process, which has memory of its own.
#include <sched.h>
#include <stdlib.h>

static int shared;

static int work(void *arg) {
	++*(int *)arg; // NORACE
	return 0;
}

int main(void) {
	char *stack = malloc(65536);
	if (!stack || clone(work, stack + 65536, CLONE_FS | CLONE_FILES, &shared) == -1)
		return 1;
	shared++; // NORACE
	return 0;
}
