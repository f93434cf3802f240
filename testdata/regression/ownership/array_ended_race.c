// The elements of an array have been given away when its life ends, and another one begins.
#include <pthread.h>

struct request {
	int arg, result;
	struct request *next;
};

static struct request *queue;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t work = PTHREAD_COND_INITIALIZER;

static void *server(void *x) {
	for (;;) {
		pthread_mutex_lock(&m);
		while (!queue)
			pthread_cond_wait(&work, &m);
		struct request *r = queue;
		queue = r->next;
		pthread_mutex_unlock(&m);
		r->result = r->arg; // RACE!
	}
	return x;
}

static void ask(void) {
	struct request r[4];
	for (int i = 0; i < 4; i++) {
		r[i].arg = i; // RACE!
		pthread_mutex_lock(&m);
		r[i].next = queue;
		queue = &r[i];
		pthread_cond_signal(&work);
		pthread_mutex_unlock(&m);
	}
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, server, 0);
	for (int k = 0; k < 10; k++)
		ask();
	return 0;
}
