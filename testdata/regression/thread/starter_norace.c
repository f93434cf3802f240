// A function starts threads with what it is given. Each call is a creation of its own: what a thread is given is known
// there, and where its identifier is.
#include <pthread.h>
#include <stdlib.h>

struct job { pthread_t id; int n, sum; void *result; };

static pthread_t begin(void *(*f)(void *), void *arg)
{
	pthread_t t;
	pthread_attr_t attr;
	pthread_attr_init(&attr);
	if (pthread_create(&t, &attr, f, arg))
		abort();
	return t;
}

static int begins(pthread_t *t, void *(*f)(void *), void *arg) { return pthread_create(t, 0, f, arg) ? -1 : 0; }

struct call { void (*f)(int *); int *n; };

static void *calls(void *p)
{
	struct call c = *(struct call *)p;
	free(p);
	c.f(c.n);
	return 0;
}

static pthread_t called(void (*f)(int *), int *n)
{
	pthread_t t;
	struct call *c = malloc(sizeof *c);
	if (!c)
		abort();
	c->f = f;
	c->n = n;
	if (pthread_create(&t, 0, calls, c))
		abort();
	return t;
}

static struct job jobs[16];
static int first, second, left, right;

static void *work(void *p)
{
	struct job *j = p;
	j->sum = j->n + 1; // NORACE
	return 0;
}

static void *ones(void *p) { first++; return p; } // NORACE
static void *twos(void *p) { second++; return p; } // NORACE
static void adds(int *n) { ++*n; } // NORACE
static void takes(int *n) { --*n; } // NORACE

int main(int argc, char **argv)
{
	pthread_t a, b, c, d;
	int n = argc > 1 ? atoi(argv[1]) : 1;
	if (n < 1 || n > 16)
		return 1;
	for (int i = 0; i < n; i++) {
		jobs[i].n = i; // NORACE
		jobs[i].id = begin(work, &jobs[i]);
	}
	for (int i = 0; i < n; i++)
		pthread_join(jobs[i].id, &jobs[i].result);
	if (begins(&a, ones, 0) || begins(&b, twos, 0))
		abort();
	pthread_join(a, 0);
	first++; // NORACE
	pthread_join(b, 0);
	second++; // NORACE
	c = called(adds, &left);
	d = called(takes, &right);
	pthread_join(c, 0);
	left++; // NORACE
	pthread_join(d, 0);
	return first + second + left + right; // NORACE
}
