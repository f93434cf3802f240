// A GRecMutex is free when it has been released as often as taken, and may not be taken by g_rec_mutex_trylock.
#include <glib.h>

static GRecMutex m;
static struct { GRecMutex m; int n; } made;
static int x, y;

static void add(void)
{
	g_rec_mutex_lock(&m);
	x++; // RACE!
	g_rec_mutex_unlock(&m);
}

static gpointer run(gpointer data)
{
	g_rec_mutex_lock(&m);
	add();
	g_rec_mutex_unlock(&m);
	x++; // RACE!
	if (!g_rec_mutex_trylock(&m))
		y++; // RACE!
	else
		g_rec_mutex_unlock(&m);

	g_rec_mutex_lock(&made.m);
	g_rec_mutex_lock(&made.m);
	g_rec_mutex_unlock(&made.m);
	g_rec_mutex_unlock(&made.m);
	made.n++; // RACE!
	return NULL;
}

int main(void)
{
	g_rec_mutex_init(&made.m);
	GThread *a = g_thread_new("a", run, NULL), *b = g_thread_new("b", run, NULL);
	run(NULL);
	g_thread_join(a);
	g_thread_join(b);
	g_rec_mutex_clear(&made.m);
	return 0;
}
