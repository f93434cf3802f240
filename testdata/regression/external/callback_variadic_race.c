// A library calls back a function with variable arguments: these, too, are what was given beside it.
#include <pthread.h>
#include <stdarg.h>

struct s {
	int v;
};
void library_log(int (*)(const char *, ...), struct s *);
void library_poll(void);
static struct s it;

static int show(const char *text, ...) {
	va_list list;
	va_start(list, text);
	struct s *p = va_arg(list, struct s *);
	p->v++; // RACE!
	va_end(list);
	return 0;
}

static void *run(void *arg) {
	library_poll();
	return arg;
}

int main(void) {
	pthread_t t;
	library_log(show, &it);
	pthread_create(&t, 0, run, 0);
	it.v++; // RACE!
	pthread_join(t, 0);
	return 0;
}
