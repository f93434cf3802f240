// A thread of GLib that has been joined has ended, and its result belongs to whoever has joined it.
typedef struct _GThread GThread;
GThread *g_thread_new(const char *, void *(*)(void *), void *);
void *g_thread_join(GThread *);
void *g_malloc(unsigned long);

int h;

void *run(void *p) {
	int *x = g_malloc(sizeof *x);
	h = 1; // NORACE
	*x = 1; // NORACE
	return x;
}

int main(void) {
	GThread *t = g_thread_new("t", run, 0);
	int *x = g_thread_join(t);
	h = 2; // NORACE
	*x = 2; // NORACE
	return 0;
}
