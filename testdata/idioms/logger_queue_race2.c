// A logger: threads append lines that they allocate to a queue, and one thread writes and frees them.
// Lines that are dropped are counted without the lock.
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#define THREADS 3
#define LIMIT 16

struct line {
	struct line *next;
	int length;
	char text[80];
};

static struct {
	pthread_mutex_t lock;
	pthread_cond_t wakeup;
	struct line *first, **last;
	int length, closed, dropped;
} logger = {.lock = PTHREAD_MUTEX_INITIALIZER, .wakeup = PTHREAD_COND_INITIALIZER, .last = &logger.first};

static int log_line(const char *format, ...) {
	struct line *l = malloc(sizeof *l);
	va_list args;
	if (!l)
		return -1;
	va_start(args, format);
	int length = vsnprintf(l->text, sizeof l->text, format, args);
	va_end(args);
	l->length = length;
	l->next = NULL;
	pthread_mutex_lock(&logger.lock);
	if (logger.length == LIMIT) {
		pthread_mutex_unlock(&logger.lock);
		logger.dropped++; // RACE!
		free(l);
		return 0;
	}
	*logger.last = l;
	logger.last = &l->next;
	logger.length++;
	pthread_cond_signal(&logger.wakeup);
	pthread_mutex_unlock(&logger.lock);
	return length;
}

static void *log_writer(void *arg) {
	FILE *out = arg;
	for (;;) {
		pthread_mutex_lock(&logger.lock);
		while (!logger.first && !logger.closed)
			pthread_cond_wait(&logger.wakeup, &logger.lock);
		struct line *l = logger.first;
		logger.first = NULL;
		logger.last = &logger.first;
		logger.length = 0;
		pthread_mutex_unlock(&logger.lock);
		if (!l)
			return NULL;
		while (l) {
			struct line *next = l->next;
			fprintf(out, "%s\n", l->text);
			free(l);
			l = next;
		}
	}
}

static void *work(void *arg) {
	for (int i = 0; i < 20; i++)
		log_line("%s: step %d", (const char *)arg, i);
	return NULL;
}

int main(void) {
	pthread_t writer, threads[THREADS];
	char *names[THREADS] = {"input", "filter", "output"};
	pthread_create(&writer, NULL, log_writer, stdout);
	for (int i = 0; i < THREADS; i++)
		pthread_create(&threads[i], NULL, work, names[i]);
	for (int i = 0; i < THREADS; i++)
		pthread_join(threads[i], NULL);
	pthread_mutex_lock(&logger.lock);
	logger.closed = 1;
	pthread_cond_signal(&logger.wakeup);
	pthread_mutex_unlock(&logger.lock);
	pthread_join(writer, NULL);
	printf("%d lines dropped\n", logger.dropped);
	return 0;
}
