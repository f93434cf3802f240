// The threads of a pool run its function with what is pushed, and with what all of them share.
#include <glib.h>

static int jobs[2], count;

static void work(gpointer job, gpointer shared)
{
	*(int *)job = 1; // RACE!
	++*(int *)shared; // RACE!
}

int main(void)
{
	GThreadPool *pool = g_thread_pool_new(work, &count, 4, FALSE, NULL);
	g_thread_pool_push(pool, &jobs[0], NULL);
	g_thread_pool_push(pool, &jobs[1], NULL);
	jobs[0] = 2; // RACE!
	g_thread_pool_free(pool, FALSE, TRUE);
	return 0;
}
