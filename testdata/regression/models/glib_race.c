// Threads, locks and queues of GLib.
typedef struct _GThread GThread;
typedef struct _GAsyncQueue GAsyncQueue;
typedef union { void *p; unsigned i[2]; } GMutex;
GThread *g_thread_new(const char *, void *(*)(void *), void *);
void *g_thread_join(GThread *);
void g_mutex_lock(GMutex *);
void g_mutex_unlock(GMutex *);
GAsyncQueue *g_async_queue_new(void);
void g_async_queue_push(GAsyncQueue *, void *);
void *g_async_queue_pop(GAsyncQueue *);
void *g_malloc(unsigned long);

GMutex m;
GAsyncQueue *q;
int g, h;

void *run(void *p) {
	int *x = g_async_queue_pop(q);
	g_mutex_lock(&m);
	g = 1; // NORACE
	g_mutex_unlock(&m);
	h = 1; // RACE!
	*x = 1; // RACE!
	return 0;
}

int main(void) {
	int *x = g_malloc(sizeof *x);
	q = g_async_queue_new();
	g_thread_new("t", run, 0);
	g_async_queue_push(q, x);
	g_mutex_lock(&m);
	g = 2; // NORACE
	g_mutex_unlock(&m);
	h = 2; // RACE!
	*x = 2; // RACE!
	return 0;
}
