// Detached workers say that they are done by a semaphore; the main thread waits for one less.
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <string.h>

#define WORKERS 4

struct job {
	const char *text;
	int letters, words;
};

static struct job jobs[WORKERS] = {{"a stitch in time", 0, 0}, {"saves nine", 0, 0}, {"haste makes waste", 0, 0}, {"so they say", 0, 0}};
static sem_t done;

static void *count(void *arg) {
	struct job *j = arg;
	int in_word = 0;
	for (const char *p = j->text; *p; p++) {
		if (*p == ' ') {
			in_word = 0;
			continue;
		}
		j->letters++;
		if (!in_word)
			j->words++;
		in_word = 1;
	}
	sem_post(&done);
	return NULL;
}

int main(void) {
	pthread_attr_t attr;
	int letters = 0, words = 0;
	if (sem_init(&done, 0, 0) != 0)
		return 1;
	pthread_attr_init(&attr);
	pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_DETACHED);
	for (int i = 0; i < WORKERS; i++) {
		pthread_t t;
		if (pthread_create(&t, &attr, count, &jobs[i]) != 0)
			return 1;
	}
	for (int i = 1; i < WORKERS; i++)
		sem_wait(&done);
	for (int i = 0; i < WORKERS; i++) {
		letters += jobs[i].letters; // RACE!
		words += jobs[i].words; // RACE!
	}
	printf("%d letters in %d words\n", letters, words);
	return 0;
}
