// In a large table, which is written element by element, each function and each number is found.
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int first, last;

static void count_first(void)
{
	pthread_mutex_lock(&m);
	first++;
	pthread_mutex_unlock(&m);
}

static void count_last(void)
{
	last++; // RACE!
}

static void (*table[1500])(void) = { [0] = count_first, [1499] = count_last };
static const int which[2000] = { [0] = 3, [1999] = 1499 };

static void *run(void *at)
{
	void (*f)(void) = table[which[(size_t)at]];
	if (f)
		f();
	return NULL;
}

int main(void)
{
	pthread_t t, u;
	pthread_create(&t, NULL, run, (void *)1999);
	pthread_create(&u, NULL, run, (void *)1999);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return first + last;
}
