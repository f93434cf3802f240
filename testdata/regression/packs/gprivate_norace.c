// What a thread keeps for itself is given to the function that ends it, before others have joined it.
#include <glib.h>

static int closed;

static void end(gpointer data)
{
	closed++; // NORACE imprecise
}

static GPrivate key = G_PRIVATE_INIT(end);

static gpointer run(gpointer data)
{
	g_private_set(&key, g_new0(int, 1));
	return NULL;
}

int main(void)
{
	GThread *a = g_thread_new("a", run, NULL);
	g_thread_join(a);
	closed++; // NORACE imprecise
	return 0;
}
