// What a builtin stores may be stored before the other operands are read, or after; a statement expression, too.
#include <pthread.h>

int data;

static int pair(int a, int b) { return a * 100 + b; }

static void *thread(void *arg) {
	data = 1; // NORACE!
	return 0;
}

int main(void) {
	int x = 0, y = 3;
	pthread_t t;
	pthread_create(&t, 0, thread, 0);
	int r = pair(x, __builtin_mul_overflow(3, 4, &x));
	y -= ({ y = 10; 1; });
	if (y < 2 || y > 9)
		data = 2; // NORACE!
	pthread_join(t, 0);
	return 0;
}
