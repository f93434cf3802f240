// What a function leaves in an object is of a type that fits there: no address of a number in a place for a text.
#include <pthread.h>

int parse(const char *text, const char **why, int *place);

static const char *why;
static int count;

static void *run(void *arg) {
	if (why && *(const int *)why) // NORACE
		return NULL;
	return arg;
}

int main(void) {
	pthread_t t;
	parse("b", &why, &count);
	pthread_create(&t, NULL, run, NULL);
	count++; // NORACE
	pthread_join(t, NULL);
	return count; // NORACE
}
