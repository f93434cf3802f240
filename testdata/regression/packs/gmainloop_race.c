// Whoever runs the main loop calls what others have added to it.
#include <glib.h>

static int ticks;

static gboolean tick(gpointer data)
{
	ticks++; // RACE!
	return G_SOURCE_CONTINUE;
}

static gpointer run(gpointer loop)
{
	g_main_loop_run(loop);
	return NULL;
}

int main(void)
{
	GMainLoop *loop = g_main_loop_new(NULL, FALSE);
	g_timeout_add(100, tick, NULL);
	GThread *t = g_thread_new("loop", run, loop);
	ticks = 0; // RACE!
	g_main_loop_quit(loop);
	g_thread_join(t);
	return ticks;
}
