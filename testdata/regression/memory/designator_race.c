// An initialiser behind a designation goes on in the object that the designation leads into: rows[1].run is touch.
#include <pthread.h>

int data;

static void rest(void) {}
static void touch(void) { data = 1; } // RACE!

struct row {
	void (*name)(void), (*run)(void);
} rows[3] = {[1].name = rest, touch, {0, rest}};

static void *thread(void *arg) {
	for (int i = 0; i < 3; i++)
		if (rows[i].run)
			rows[i].run();
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, thread, 0);
	data = 2; // RACE!
	pthread_join(t, 0);
	return 0;
}
