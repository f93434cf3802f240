// exec reads the arguments of the new program.
#include <pthread.h>
#include <unistd.h>

char word[] = "a";
char *words[] = {word, 0};

void *run(void *p) {
	word[0] = 'b'; // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	execv("/bin/true", words); // RACE!
	return 0;
}
