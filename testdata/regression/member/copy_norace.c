// Bytes that are copied into an array within a structure, however many, fall on no other member.
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
	size_t n = strlen(arg);
	if (n < sizeof message.text)
		memcpy(message.text, arg, n + 1); // NORACE
	return NULL;
}

int main(int argc, char **argv) {
	pthread_t t;
	pthread_create(&t, NULL, worker, argv[0]);
	message.id = 1;  // NORACE
	message.sum = 2; // NORACE
	pthread_join(t, NULL);
	return message.text[0]; // NORACE
}
