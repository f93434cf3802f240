// The variables of a recursion live until their own activation returns, not until some inner one does.
#include <pthread.h>

static pthread_t t;

static void *thread(void *arg) {
	*(int *)arg = 1; // RACE!
	return 0;
}

static void odd(int n, int *outer);

static void even(int n, int *outer) {
	int mine = 0;
	if (n == 0) {
		pthread_create(&t, 0, thread, outer);
		return;
	}
	odd(n - 1, &mine);
	mine++; // RACE!
	if (n == 2)
		pthread_join(t, 0);
}

static void odd(int n, int *outer) {
	even(n - 1, outer);
}

int main(void) {
	int first = 0;
	even(2, &first);
	return first;
}
