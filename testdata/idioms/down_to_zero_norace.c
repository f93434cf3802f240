// A stack of threads is joined from its top.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct stack {
	pthread_t threads[20];
	int top;
};

static long sum;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *add(void *arg) {
	pthread_mutex_lock(&lock);
	sum += *(int *)arg;
	pthread_mutex_unlock(&lock);
	return NULL;
}

static int start(struct stack *s, int *value) {
	if (s->top == 20)
		return -1;
	if (pthread_create(&s->threads[s->top], NULL, add, value))
		return -1;
	s->top++;
	return 0;
}

int main(void) {
	static struct stack s;
	static int values[20];
	for (int i = 0; i < 20; i++) {
		values[i] = i;
		if (start(&s, &values[i]))
			break;
	}
	while (s.top > 0)
		pthread_join(s.threads[--s.top], NULL);
	printf("%ld\n", sum);
	return 0;
}
