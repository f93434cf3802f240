// Callbacks of libuv run where their loop does; work runs in another thread.
#include <uv.h>

static int ticks, done, sum;

static void tick(uv_timer_t *t)
{
	++*(int *)t->data; // RACE!
}

static void work(uv_work_t *w)
{
	++*(int *)w->data; // RACE!
}

static void after(uv_work_t *w, int status) {}

static void other(void *loop)
{
	uv_run(loop, UV_RUN_DEFAULT);
}

int main(void)
{
	uv_loop_t loop;
	uv_timer_t timer;
	uv_work_t item;
	uv_thread_t t;
	uv_loop_init(&loop);
	uv_timer_init(&loop, &timer);
	timer.data = &ticks;
	uv_timer_start(&timer, tick, 1, 1);
	item.data = &sum;
	uv_queue_work(&loop, &item, work, after);
	uv_thread_create(&t, other, &loop);
	int n = ticks; // RACE!
	n += sum; // RACE!
	uv_thread_join(&t);
	return n;
}
