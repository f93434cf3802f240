// exec reads its own arguments only.
#include <pthread.h>
#include <unistd.h>

char word[] = "a";
char *words[] = {word, 0};

void *run(void *p) {
	word[0] = 'b'; // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	execl("/bin/true", "a", (char *)0); // NORACE
	return 0;
}
