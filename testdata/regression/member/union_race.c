// An array in a union is a view of all that lies in it.
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct packet {
	union {
		char head[4];
		char all[64];
	} u;
	int sum;
};

static struct packet packet;

static void *worker(void *arg) {
	char *p = packet.u.head;
	for (int i = 0; i < *(int *)arg && i < 64; i++)
		p[i] = 1; // RACE!
	return NULL;
}

int main(int argc, char **argv) {
	pthread_t t;
	pthread_create(&t, NULL, worker, &argc);
	packet.u.all[40] = 2; // RACE!
	pthread_join(t, NULL);
	return 0;
}
