// Two locks and a number in each element: what is written to the number is written to none of the locks.
#include <pthread.h>

struct port { pthread_mutex_t in, out; long pad[3]; int got, sent; };
static struct port ports[40];

static void *receive(void *arg) {
	for (int i = *(int *)arg; i < 100; i++) {
		struct port *p = &ports[i % 40];
		pthread_mutex_lock(&p->in);
		p->got++; // NORACE
		pthread_mutex_unlock(&p->in);
	}
	return 0;
}

static void *send(void *arg) {
	for (int i = *(int *)arg; i < 100; i++) {
		struct port *p = &ports[i % 40];
		pthread_mutex_lock(&p->out);
		p->sent++; // NORACE
		pthread_mutex_unlock(&p->out);
	}
	return 0;
}

int main(void) {
	static int from[4] = {0, 1, 2, 3};
	pthread_t t[4];
	for (int i = 0; i < 40; i++) {
		pthread_mutex_init(&ports[i].in, 0);
		pthread_mutex_init(&ports[i].out, 0);
	}
	for (int i = 0; i < 40; i++) {
		int *pads = (int *)ports[i].pad;
		pads[i % 5] = i;
	}
	for (int i = 0; i < 4; i++)
		pthread_create(&t[i], 0, i % 2 ? receive : send, &from[i]);
	for (int i = 0; i < 40; i++) {
		int *pads = (int *)ports[i].pad;
		pads[i % 5] = 0; // NORACE
	}
	return 0;
}
