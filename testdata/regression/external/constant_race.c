// A function reads what a parameter that points to constants leads to, and writes what lies behind that.
#include <pthread.h>

struct vector {
	int *base;
};
void fill(const struct vector *v), show(const char *text);
char text[4];
int x;

static void *run(void *arg) {
	struct vector v = {&x};
	fill(&v);   // RACE!
	show(text); // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	text[0] = 1; // RACE!
	int y = x;   // RACE!
	pthread_join(t, 0);
	return y;
}
