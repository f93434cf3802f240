// A lock makes it so.
#include <curses.h>
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *run(void *window)
{
	pthread_mutex_lock(&m);
	mvwaddstr(window, 0, 0, "other"); // NORACE
	pthread_mutex_unlock(&m);
	return 0;
}

int main(void)
{
	pthread_t t;
	initscr();
	WINDOW *w = newwin(3, 3, 0, 0);
	pthread_create(&t, 0, run, w);
	pthread_mutex_lock(&m);
	wrefresh(w); // NORACE
	pthread_mutex_unlock(&m);
	pthread_join(t, 0);
	endwin();
	return 0;
}
