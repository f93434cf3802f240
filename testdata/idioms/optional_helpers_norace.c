// Helpers count letters, each in its own part of a text; where none can be had, the part is counted at once.
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#define HELPERS 4

static const char text[] = "the quick brown fox jumps over the lazy dog and runs away from all the noise";

struct part {
	const char *from;
	size_t length;
	unsigned vowels;
};

static void *count(void *arg) {
	struct part *p = arg;
	for (size_t i = 0; i < p->length; i++)
		if (strchr("aeiou", p->from[i]) != NULL)
			p->vowels++; // NORACE
	return NULL;
}

int main(void) {
	pthread_t helper[HELPERS];
	bool helps[HELPERS];
	struct part part[HELPERS];
	size_t each = strlen(text) / HELPERS;

	for (int i = 0; i < HELPERS; i++) {
		part[i].from = text + i * each;
		part[i].length = i == HELPERS - 1 ? strlen(text) - i * each : each;
		part[i].vowels = 0;
		helps[i] = pthread_create(&helper[i], NULL, count, &part[i]) == 0;
		if (!helps[i])
			count(&part[i]);
	}
	unsigned vowels = 0;
	for (int i = 0; i < HELPERS; i++) {
		if (helps[i])
			pthread_join(helper[i], NULL);
	}
	for (int i = 0; i < HELPERS; i++)
		vowels += part[i].vowels; // NORACE
	printf("%u vowels\n", vowels);
	return 0;
}
