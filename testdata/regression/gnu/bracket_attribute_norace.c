// flags: -std=c2x
// Attributes in double brackets are of no effect if a compiler does not know who they are of.
#include <pthread.h>

int data, started;

struct [[gnu::packed]] record {
	char tag;
	int value;
};

struct aligned {
	char tag;
	int value [[__gnu__::__aligned__(16)]];
};

[[maybe_unused, gnu::constructor]] static void before(void) { started = 1; }
void missing [[gnu::weak]] (void);
int half [[gnu::weak]] (int n) { return n / 2; }
[[gnu::alias("half")]] int other(int n);

static void leave(int *n) { data = *n; } // NORACE

static void *thread([[gnu::unused]] void *arg) {
	[[vendor::cleanup(leave), deprecated]] int n = other(2);
	if (sizeof(struct record) == 5 && sizeof(struct aligned) == 32 && started && !missing)
		n++;
	else
		pthread_exit(0);
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, thread, 0);
	data = 2; // NORACE
	pthread_join(t, 0);
	return 0;
}
