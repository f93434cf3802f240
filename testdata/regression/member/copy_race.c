// So many bytes that they fall on the next member, too.
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct message {
	int id;
	char text[64];
	int sum;
};

static struct message message;

static void *worker(void *arg) {
	memset(message.text, 0, sizeof message - offsetof(struct message, text)); // RACE!
	return NULL;
}

int main(int argc, char **argv) {
	pthread_t t;
	pthread_create(&t, NULL, worker, argv[0]);
	message.id = 1;  // NORACE
	message.sum = 2; // RACE!
	pthread_join(t, NULL);
	return 0;
}
