// The same, behind the join.
#include <pthread.h>
#include <stddef.h>
#include <string.h>

struct small {
	short kind;
	char data[14];
};

struct storage {
	short kind;
	char pad[6];
	long all[16];
};

static struct storage storage;
static size_t length;

static void *worker(void *arg) {
	struct small *s = (struct small *)&storage;
	memset(s->data, 0, length < 60 ? length : 60); // NORACE
	return NULL;
}

int main(int argc, char **argv) {
	pthread_t t;
	length = 20 * (size_t)argc;
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, NULL);
	storage.all[2] = 1; // NORACE
	return 0;
}
