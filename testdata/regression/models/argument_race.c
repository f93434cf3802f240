// What is written, or read, is not the first pointer of the call, or not the only one.
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
	socketpair(AF_UNIX, SOCK_STREAM, 0, pair);       // RACE!
	wait4(1, &status, 0, &usage);                    // RACE!
	copy_file_range(0, &from, 1, &to, 1, 0);         // RACE!
	faccessat(AT_FDCWD, name, R_OK, 0);              // RACE!
	getsubopt(&option, tokens, &value);              // RACE!
	return 0;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	pair[1] = -1;               // RACE!
	status = 0;                 // RACE!
	usage.ru_maxrss = 0;        // RACE!
	from = 1;                   // RACE!
	to = 1;                     // RACE!
	name[1] = 'o';              // RACE!
	options[1] = 0;             // RACE!
	tokens[1] = 0;              // RACE!
	value = 0;                  // RACE!
	pthread_join(t, 0);
	return 0;
}
