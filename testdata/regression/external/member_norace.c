// What the structure does not lead to, the function does not reach: neither what lies around it, nor other objects.
#include <pthread.h>

struct hooks {
	void (*done)(int);
	int n;
};
struct task {
	int before;
	struct hooks h;
	int behind;
};
void go(struct hooks *h);
static int x, y;
static struct task all;

static void done(int n) {
	x = n; // NORACE
}

static void *run(void *arg) {
	all.h = (struct hooks){done, 1}; // NORACE
	go(&all.h);                      // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	all.before = 1; // NORACE
	all.behind = 2; // NORACE
	y = 2;          // NORACE
	pthread_join(t, 0);
	return x + y;
}
