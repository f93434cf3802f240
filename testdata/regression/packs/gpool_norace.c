// The threads of a pool hold a lock where they use what is pushed, and what all of them share.
#include <glib.h>

static int jobs[2], count;
static GMutex lock;

static void work(gpointer job, gpointer shared)
{
	g_mutex_lock(&lock);
	*(int *)job = 1; // NORACE
	++*(int *)shared; // NORACE
	g_mutex_unlock(&lock);
}

int main(void)
{
	GThreadPool *pool = g_thread_pool_new(work, &count, 4, FALSE, NULL);
	g_thread_pool_push(pool, &jobs[0], NULL);
	g_thread_pool_push(pool, &jobs[1], NULL);
	g_mutex_lock(&lock);
	jobs[0] = 2; // NORACE
	g_mutex_unlock(&lock);
	g_thread_pool_free(pool, FALSE, TRUE);
	return 0;
}
