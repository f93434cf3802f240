// It leaves it nowhere else.
#include <pthread.h>

struct buffer {
	char *at;
	struct buffer *next;
};
void init(struct buffer *b, char *memory, int n);
char memory[8], other[8];
struct buffer kept = {other};

static void *run(void *arg) {
	*kept.at = 1; // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	struct buffer b = {0};
	init(&b, memory, 8);
	pthread_create(&t, 0, run, 0);
	memory[7] = 1; // NORACE
	pthread_join(t, 0);
	return 0;
}
