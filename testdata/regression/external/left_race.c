// A function leaves one thing that it is given in another, and moves about what is in one.
#include <pthread.h>

struct buffer {
	char *at, *end;
};
void init(struct buffer *b, char *memory, int n), parse(const char *text, char **end);
char memory[8], text[8];

static void *run(void *arg) {
	struct buffer b;
	init(&b, memory, 8); // RACE!
	*b.at = 1;           // RACE!
	char *end = 0;
	parse(text, &end); // RACE!
	*end = 1;          // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	memory[7] = 1; // RACE!
	text[3] = 1;   // RACE!
	pthread_join(t, 0);
	return 0;
}
