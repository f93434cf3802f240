// The address of a text in a node is read from a parameter's memory, and used when the node is somebody else's.
#include <pthread.h>
#include <stdlib.h>

struct node {
	struct node *next;
	int value;
	char name[16];
};

static struct node *head;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void push(struct node *n)
{
	pthread_mutex_lock(&m);
	n->next = head;
	head = n;
	pthread_mutex_unlock(&m);
}

static struct node *pop(void)
{
	pthread_mutex_lock(&m);
	struct node *n = head;
	if (n)
		head = n->next;
	pthread_mutex_unlock(&m);
	return n;
}

static const char *same(const char *s)
{
	const char **p = &s;
	return *p;
}

static void *reader(void *unused)
{
	struct node *n = pop();
	if (!n)
		return NULL;
	const char *text = same(n->name);
	push(n);
	n = pop();
	if (n)
		n->value = *text; // RACE!
	return NULL;
}

static void *writer(void *unused)
{
	struct node *n = pop();
	if (n)
		n->name[0] = 'w'; // RACE!
	return NULL;
}

int main(void)
{
	for (int i = 0; i < 3; i++) {
		struct node *n = calloc(1, sizeof *n);
		if (!n)
			return 1;
		push(n);
	}
	pthread_t t, u;
	pthread_create(&t, NULL, reader, NULL);
	pthread_create(&u, NULL, writer, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
