// The state of a job goes from one value to the next, and each stage waits for its own.
#include <pthread.h>
#include <stdio.h>

enum state { EMPTY, LOADED, PARSED };

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static enum state state = EMPTY;
static char text[32];
static int number;

static void advance(enum state to) {
	pthread_mutex_lock(&m);
	state = to;
	pthread_cond_broadcast(&c);
	pthread_mutex_unlock(&m);
}

static void await(enum state s) {
	pthread_mutex_lock(&m);
	while (state < s)
		pthread_cond_wait(&c, &m);
	pthread_mutex_unlock(&m);
}

static void *loader(void *arg) {
	(void)arg;
	for (int i = 0; i < 5; i++)
		text[i] = '1' + i;
	text[5] = 0;
	advance(LOADED);
	return NULL;
}

static void *parser(void *arg) {
	(void)arg;
	await(LOADED);
	number = 0;
	for (const char *p = text; *p; p++)
		number = number * 10 + (*p - '0');
	advance(PARSED);
	return NULL;
}

int main(void) {
	pthread_t a, b;
	pthread_create(&a, NULL, loader, NULL);
	pthread_create(&b, NULL, parser, NULL);
	await(PARSED);
	printf("%s is %d\n", text, number);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
