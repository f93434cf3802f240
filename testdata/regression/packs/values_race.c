// A value of Jansson that one thread changes is not for others to read.
#include <jansson.h>
#include <pthread.h>

static json_t *all;

void *run(void *arg)
{
	json_object_set_new(all, "n", json_integer(1)); // RACE!
	return arg;
}

int main(void)
{
	pthread_t t;
	all = json_object();
	pthread_create(&t, 0, run, 0);
	json_t *n = json_object_get(all, "n"); // RACE!
	int i = json_integer_value(n); // RACE!
	pthread_join(t, 0);
	return i;
}
