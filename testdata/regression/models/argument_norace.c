// What is written, or read, is not the first pointer of the call, or not the only one; here they are not shared at the same time.
#define _GNU_SOURCE
#include <fcntl.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

int pair[2], status;
struct rusage usage;
off64_t from, to;
char name[] = "name";
char *tokens[] = {"a", "b", 0}, options[] = "a=1", *option = options, *value;

void *run(void *arg)
{
	socketpair(AF_UNIX, SOCK_STREAM, 0, pair);       // NORACE
	wait4(1, &status, 0, &usage);                    // NORACE
	copy_file_range(0, &from, 1, &to, 1, 0);         // NORACE
	faccessat(AT_FDCWD, name, R_OK, 0);              // NORACE
	getsubopt(&option, tokens, &value);              // NORACE
	return 0;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	if (faccessat(AT_FDCWD, name, R_OK, 0))          // NORACE
		pthread_join(t, 0);
	else
		pthread_join(t, 0);
	pair[1] = -1;               // NORACE
	status = 0;                 // NORACE
	usage.ru_maxrss = 0;        // NORACE
	from = 1;                   // NORACE
	to = 1;                     // NORACE
	name[1] = 'o';              // NORACE
	options[1] = 0;             // NORACE
	tokens[1] = 0;              // NORACE
	value = 0;                  // NORACE
	return 0;
}
