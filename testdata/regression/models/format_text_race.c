// Formats: strings that scanf allocates, characters with a width, strings of wide characters, formats of wide characters.
#include <pthread.h>
#include <stdio.h>
#include <wchar.h>

char *made, word[8], note[8] = "note";
wchar_t wide[8];
int count;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *run(void *arg)
{
	pthread_mutex_lock(&m);
	if (scanf("%ms %*c", &made) != 1)
		made = 0;
	pthread_mutex_unlock(&m);
	if (made)
		made[0] = 1;                           // RACE!
	scanf("%4c %ls", word, wide);                  // RACE!
	wprintf(L"%s%ls%n", note, wide, &count);       // RACE!
	return 0;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	pthread_mutex_lock(&m);
	char *p = made;
	pthread_mutex_unlock(&m);
	if (p)
		p[0] = 2; // RACE!
	word[3] = 1;      // RACE!
	wide[2] = 1;      // RACE!
	note[1] = 1;      // RACE!
	count = 0;        // RACE!
	pthread_join(t, 0);
	return 0;
}
