// Each thread counts the words of one text; main adds what each has found when it has been joined.
#include <ctype.h>
#include <pthread.h>
#include <stdio.h>

struct count {
	pthread_t thread;
	const char *text;
	long words, letters;
};

static const char *texts[] = {"the quick brown fox", "jumps over", "the lazy dog", "and runs away"};

#define N (int)(sizeof texts / sizeof texts[0])

static long all_words;

static void *count(void *arg) {
	struct count *c = arg;
	int inside = 0;
	for (const char *p = c->text; *p; p++) {
		if (isalpha((unsigned char)*p)) {
			c->letters++;
			if (!inside) {
				c->words++;

			}
			inside = 1;
		} else {
			inside = 0;
		}
	}
	return NULL;
}

int main(void) {
	struct count counts[N] = {0};
	long words = 0, letters = 0;
	for (int i = 0; i < N; i++) {
		counts[i].text = texts[i];
		if (pthread_create(&counts[i].thread, NULL, count, &counts[i]) != 0)
			return 1;
	}
	for (int i = 0; i < N; i++) {
		pthread_join(counts[i].thread, NULL);
		words += counts[i].words; // NORACE
		letters += counts[i].letters; // NORACE
	}
	printf("%ld words, %ld letters, %ld\n", words, letters, all_words);
	return 0;
}
