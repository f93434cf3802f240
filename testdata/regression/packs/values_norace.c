// Threads may read one value.
#include <jansson.h>
#include <pthread.h>

static json_t *all; // NORACE

void *run(void *arg)
{
	json_t *list = json_object_get(all, "list"); // NORACE
	json_t *n = json_array_get(list, 0); // NORACE
	return json_integer_value(n) && json_string_value(n) ? arg : 0; // NORACE
}

int main(void)
{
	pthread_t t;
	json_error_t error;
	if (!(all = json_loads("{}", 0, &error)))
		return 1;
	pthread_create(&t, 0, run, 0);
	run(0);
	pthread_join(t, 0);
	return 0;
}
