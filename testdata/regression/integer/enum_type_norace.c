// An enumeration is compatible with one integer type, and with no other of the same size.
#include <pthread.h>

enum plain { A = 5 };
enum wide { B = -1, C = 1l << 40 };
int data;

static void *thread(void *arg) {
	if (__builtin_types_compatible_p(enum wide, long long) && _Generic((enum plain)0, unsigned: 1, default: 0) || _Generic((enum wide)0, long: 0, default: 1))
		data = 1; // NORACE!
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, thread, 0);
	data = 2; // NORACE!
	pthread_join(t, 0);
	return 0;
}
