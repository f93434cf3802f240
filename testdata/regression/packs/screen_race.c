// The screen is for one thread at a time, whatever windows there are.
#include <curses.h>
#include <pthread.h>

void *run(void *window)
{
	mvwaddstr(window, 0, 0, "other"); // RACE!
	return 0;
}

int main(void)
{
	pthread_t t;
	initscr();
	WINDOW *w = newwin(3, 3, 0, 0);
	pthread_create(&t, 0, run, w);
	refresh(); // RACE!
	endwin(); // RACE!
	pthread_join(t, 0);
	return 0;
}
