// A GRecMutex is recursive without having been initialised: it is held until it has been released as often as taken.
#include <glib.h>

static GRecMutex m;
static struct { GRecMutex m; int n; } made;
static int x, y;

static void add(void)
{
	g_rec_mutex_lock(&m);
	x++; // NORACE
	g_rec_mutex_unlock(&m);
}

static gpointer run(gpointer data)
{
	g_rec_mutex_lock(&m);
	add();
	x++; // NORACE
	if (g_rec_mutex_trylock(&m))
		g_rec_mutex_unlock(&m);
	y++; // NORACE
	g_rec_mutex_unlock(&m);

	g_rec_mutex_lock(&made.m);
	g_rec_mutex_lock(&made.m);
	g_rec_mutex_unlock(&made.m);
	made.n++; // NORACE
	g_rec_mutex_unlock(&made.m);
	return NULL;
}

int main(void)
{
	g_rec_mutex_init(&made.m);
	GThread *t = g_thread_new("t", run, NULL);
	run(NULL);
	g_thread_join(t);
	g_rec_mutex_clear(&made.m);
	return 0;
}
