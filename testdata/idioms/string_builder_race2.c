// Each worker builds a text in its own structure; the texts are printed in order afterwards.
// The length of the longest text is kept without a lock.
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#define WORKERS 4

struct builder {
	pthread_t thread;
	int id;
	size_t length;
	char text[400];
};

static size_t longest;

static const char *hex(unsigned n, char *buffer, size_t size) {
	snprintf(buffer, size, "0x%04x", n);
	return buffer;
}

static void append(struct builder *b, const char *word) {
	size_t n = strlen(word);
	if (b->length + n + 2 > sizeof b->text)
		return;
	memcpy(b->text + b->length, word, n);
	b->length += n;
	b->text[b->length++] = ' ';
	b->text[b->length] = '\0';
	if (b->length > longest) // RACE!
		longest = b->length; // RACE!
}

static void *build(void *arg) {
	struct builder *b = arg;
	char buffer[16];
	snprintf(b->text, sizeof b->text, "worker %d: ", b->id);
	b->length = strlen(b->text);
	for (int i = 0; i < 20; i++)
		append(b, hex(b->id * 1000 + i, buffer, sizeof buffer));
	return NULL;
}

int main(void) {
	static struct builder builders[WORKERS];
	for (int i = 0; i < WORKERS; i++) {
		builders[i].id = i;
		pthread_create(&builders[i].thread, NULL, build, &builders[i]);
	}
	for (int i = 0; i < WORKERS; i++) {
		pthread_join(builders[i].thread, NULL);
		puts(builders[i].text);
	}
	printf("at most %zu characters\n", longest);
	return 0;
}
