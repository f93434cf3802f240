// Formats: what is not converted is not accessed, and a number is no longer than its type.
#include <pthread.h>
#include <stdio.h>
#include <wchar.h>

char *made, word[8], note[8] = "note";
wchar_t wide[8];
int numbers[2];
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *run(void *arg)
{
	char *p;
	if (scanf("%ms", &p) == 1) {
		p[0] = 1;                              // NORACE
		pthread_mutex_lock(&m);
		made = p;                              // NORACE
		pthread_mutex_unlock(&m);
	}
	scanf("%c %*ls %d", word, &numbers[0]);        // NORACE
	wprintf(L"%p", (void *)note);                  // NORACE
	return 0;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	pthread_mutex_lock(&m);
	char *p = made;           // NORACE
	pthread_mutex_unlock(&m);
	word[3] = p != 0;         // NORACE
	wide[2] = 1;              // NORACE
	note[1] = 1;              // NORACE
	numbers[1] = 1;           // NORACE
	pthread_join(t, 0);
	return 0;
}
