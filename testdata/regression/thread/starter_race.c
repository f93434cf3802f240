// The same with mistakes: a thread is given what another one was given, or what its creator still uses; a variable of the
// function that starts it; and it is not known which of two threads was joined.
#include <pthread.h>
#include <stdlib.h>

struct job { pthread_t id; int n, sum; };

static pthread_t begin(void *(*f)(void *), void *arg)
{
	pthread_t t;
	if (pthread_create(&t, 0, f, arg))
		abort();
	return t;
}

static int begins(pthread_t *t, void *(*f)(void *), void *arg) { return pthread_create(t, 0, f, arg) ? -1 : 0; }

static struct job jobs[16];
static int first, second, own;

static void *work(void *p)
{
	struct job *j = p;
	j->sum = j->n + 1; // RACE!
	return 0;
}

static void *ones(void *p) { first++; return p; } // RACE!
static void *twos(void *p) { second++; return p; } // RACE!
static void *looks(void *p) { own = *(int *)p; return 0; } // RACE!

static pthread_t lends(int n)
{
	pthread_t t;
	int mine = n;
	if (pthread_create(&t, 0, looks, &mine))
		abort();
	mine = 0; // RACE!
	return t;
}

static pthread_t changes(void *(*f)(void *), struct job *j)
{
	pthread_t t;
	j = &jobs[0]; // whatever the caller has said
	if (pthread_create(&t, 0, f, j))
		abort();
	return t;
}

int main(int argc, char **argv)
{
	pthread_t a, b, c;
	int n = argc > 1 ? atoi(argv[1]) : 1;
	if (n < 1 || n > 16)
		return 1;
	for (int i = 0; i < n; i++) {
		jobs[i].n = i;
		jobs[i].id = changes(work, &jobs[i]);
	}
	for (int i = 0; i < n; i++)
		jobs[i].id = begin(work, &jobs[i / 2]);
	if (begins(&a, ones, 0) || begins(&b, twos, 0))
		abort();
	pthread_join(b, 0);
	first++; // RACE!
	pthread_join(a, 0);
	begin(twos, 0);
	begin(twos, 0);
	c = lends(n);
	pthread_join(c, 0);
	return 0;
}
