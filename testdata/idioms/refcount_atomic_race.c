// Objects with atomic reference counts: whoever drops the last reference frees the object.
// The object is used after the reference to it has been dropped.
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define READERS 4

struct document {
	atomic_int refs;
	size_t length;
	char *text;
};

static atomic_size_t total;

static struct document *document_new(const char *text) {
	struct document *d = malloc(sizeof *d);
	if (!d)
		abort();
	atomic_init(&d->refs, 1);
	d->length = strlen(text);
	d->text = malloc(d->length + 1);
	if (!d->text)
		abort();
	memcpy(d->text, text, d->length + 1);
	return d;
}

static struct document *document_ref(struct document *d) {
	atomic_fetch_add_explicit(&d->refs, 1, memory_order_relaxed);
	return d;
}

static void document_unref(struct document *d) {
	if (atomic_fetch_sub_explicit(&d->refs, 1, memory_order_acq_rel) == 1) {
		free(d->text);
		free(d); // RACE!
	}
}

static void *count_words(void *arg) {
	struct document *d = arg;
	size_t words = 1;
	for (size_t i = 0; i < d->length; i++)
		words += d->text[i] == ' ';
	document_unref(d);
	words += d->length; // RACE!
	atomic_fetch_add(&total, words);
	return NULL;
}

int main(void) {
	pthread_t readers[READERS];
	struct document *d = document_new("it was a dark and stormy night");
	for (int i = 0; i < READERS; i++)
		pthread_create(&readers[i], NULL, count_words, document_ref(d));
	document_unref(d);
	for (int i = 0; i < READERS; i++)
		pthread_join(readers[i], NULL);
	printf("%zu\n", atomic_load(&total));
	return 0;
}
