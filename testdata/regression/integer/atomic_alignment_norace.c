// An atomic record is aligned as atomic instructions of its size want it, but not in an array.
#include <pthread.h>

struct bytes {
	char b[8];
};

struct alone {
	char tag;
	_Atomic struct bytes value;
};

struct row {
	char tag;
	_Atomic struct bytes value[1];
};

int data;

static void *thread(void *arg) {
	if (sizeof(struct alone) + sizeof(struct row) != 25)
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
