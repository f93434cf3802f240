#include <pthread.h>
#include <stdint.h>

// An address that travels as bytes, written and read by arithmetic.
unsigned char packet[sizeof(uintptr_t)];

static void *writer(void *arg) {
	uintptr_t n = 0;
	for (int i = sizeof n - 1; i >= 0; i--)
		n = n * 256 + packet[i];
	*(int *)n = 1; // NORACE
	return 0;
}

int main(void) {
	int x, y;
	pthread_t t;
	uintptr_t n = (uintptr_t)&y;
	for (unsigned i = 0; i < sizeof n; i++) {
		packet[i] = n % 256;
		n /= 256;
	}
	pthread_create(&t, 0, writer, 0);
	x = 2; // NORACE
	pthread_join(t, 0);
	return x;
}
