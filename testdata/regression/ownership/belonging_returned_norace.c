// A function returns the address of what belongs to a node, which is used as long as that is owned.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct job {
	struct job *next;
	char *text;
	int n;
};

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t more = PTHREAD_COND_INITIALIZER;
static struct job *head;

static char *same(char *s)
{
	return s;
}

static void push(struct job *j)
{
	pthread_mutex_lock(&m);
	j->next = head;
	head = j;
	pthread_cond_signal(&more);
	pthread_mutex_unlock(&m);
}

static struct job *pop(void)
{
	pthread_mutex_lock(&m);
	while (!head)
		pthread_cond_wait(&more, &m);
	struct job *j = head;
	head = j->next;
	pthread_mutex_unlock(&m);
	return j;
}

static void *work(void *arg)
{
	long all = 0;
	for (;;) {
		struct job *j = pop();
		if (j->text)
			j->text[0]++; // NORACE
		if (all > 1000)
			break;
		free(j->text);
		free(j);
	}
	return NULL;
}

int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, work, NULL);
	pthread_create(&b, NULL, work, NULL);
	for (int i = 0; i < 100; i++) {
		struct job *j = malloc(sizeof *j), *mine = malloc(sizeof *mine);
		if (!j || !mine)
			abort();
		j->n = mine->n = i;
		mine->text = NULL;
		j->text = malloc(10);
		if (!j->text)
			abort();
		memset(j->text, 0, 10); // NORACE
		char *s = same(j->text);
		s[0] = mine->n; // NORACE
		push(j);
		push(mine);
	}
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
