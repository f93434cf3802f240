// An initialiser behind a designation goes on in the object that the designation leads into: rows[1].run is rest.
#include <pthread.h>

int data;

static void rest(void) {}
static void touch(void) { data = 1; } // NORACE

struct row {
	void (*name)(void), (*run)(void);
} rows[3] = {[1].name = touch, rest, {0, rest}};

static void *thread(void *arg) {
	for (int i = 0; i < 3; i++)
		if (rows[i].run)
			rows[i].run();
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, thread, 0);
	data = 2; // NORACE
	pthread_join(t, 0);
	return 0;
}
