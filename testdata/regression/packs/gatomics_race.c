// A plain write races with an atomic read.
#include <glib.h>

static gint done, count;

static gpointer run(gpointer data)
{
	done = 1; // RACE!
	g_atomic_int_inc(&count); // NORACE
	return NULL;
}

int main(void)
{
	GThread *t = g_thread_new("t", run, NULL);
	while (!g_atomic_int_get(&done)) // RACE!
		g_thread_yield();
	g_atomic_int_add(&count, 2); // NORACE
	g_thread_join(t);
	return 0;
}
