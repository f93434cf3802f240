// The same, behind the join.
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
		p[i] = 1; // NORACE
	return NULL;
}

int main(int argc, char **argv) {
	pthread_t t;
	pthread_create(&t, NULL, worker, &argc);
	pthread_join(t, NULL);
	packet.u.all[40] = 2; // NORACE
	return 0;
}
