#include <pthread.h>
#include <stdint.h>

// An address that is kept in a bit-field beside a tag.
struct {
	uintptr_t at : 48;
	uintptr_t tag : 16;
} word;

static void *writer(void *arg) {
	int *p = (int *)(uintptr_t)word.at;
	*p = 1; // RACE!
	return 0;
}

int main(void) {
	int x, y;
	pthread_t t;
	word.tag = 3;
	word.at = (uintptr_t)&x;
	pthread_create(&t, 0, writer, 0);
	x = 2; // RACE!
	pthread_join(t, 0);
	return x;
}
