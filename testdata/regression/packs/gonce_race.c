// What was written before g_once is not what it orders.
#include <glib.h>

static GOnce once = G_ONCE_INIT;
static int parsed, calls;

static gpointer parse(gpointer data)
{
	parsed = 1; // NORACE
	return &parsed;
}

static gpointer run(gpointer data)
{
	calls++; // RACE!
	int *p = g_once(&once, parse, NULL);
	return GINT_TO_POINTER(*p); // NORACE
}

int main(void)
{
	GThread *t = g_thread_new("t", run, NULL);
	run(NULL);
	g_thread_join(t);
	return 0;
}
