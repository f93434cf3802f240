// Atomic operations of GLib race with none.
#include <glib.h>

static gint done, count;

static gpointer run(gpointer data)
{
	g_atomic_int_set(&done, 1); // NORACE
	g_atomic_int_inc(&count); // NORACE
	return NULL;
}

int main(void)
{
	GThread *t = g_thread_new("t", run, NULL);
	while (!g_atomic_int_get(&done)) // NORACE
		g_thread_yield();
	g_atomic_int_add(&count, 2); // NORACE
	g_thread_join(t);
	return 0;
}
