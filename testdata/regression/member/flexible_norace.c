// The same, behind the join.
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct text {
	size_t length;
	char bytes[4];
};

static struct text *text;

static void *worker(void *arg) {
	char *p = text->bytes;
	for (size_t i = 0; i < text->length; i++)
		p[i] = 'a'; // NORACE
	return NULL;
}

int main(void) {
	pthread_t t;
	text = malloc(sizeof *text + 100);
	if (!text)
		return 1;
	text->length = 100;
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, NULL);
	((char *)(text + 1))[20] = 'b'; // NORACE
	return 0;
}
