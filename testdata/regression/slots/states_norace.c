// worker slots with states: FREE, BUSY, DONE; main hands jobs to idle workers
#include <pthread.h>
#include <stdio.h>
#define W 3
enum st { IDLE, READY, BUSY, DONE };
struct slot { enum st state; int in, out; };
static struct slot slots[W];
static int quit;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static void *worker(void *arg)
{
	struct slot *s;
	for (;;) {
		s = NULL;
		pthread_mutex_lock(&m);
		for (;;) {
			for (int i = 0; i < W; i++)
				if (slots[i].state == READY) {
					s = &slots[i];
					break;
				}
			if (s || quit)
				break;
			pthread_cond_wait(&c, &m);
		}
		if (!s) {
			pthread_mutex_unlock(&m);
			return arg;
		}
		s->state = BUSY;
		pthread_mutex_unlock(&m);
		s->out = s->in * s->in; // NORACE
		pthread_mutex_lock(&m);
		s->state = DONE;
		pthread_cond_broadcast(&c);
		pthread_mutex_unlock(&m);
	}
}
int main(void)
{
	pthread_t t[2];
	int sent = 0, got = 0, sum = 0;
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, worker, NULL);
	pthread_mutex_lock(&m);
	while (got < 20) {
		int progress = 0;
		for (int i = 0; i < W; i++) {
			if (slots[i].state == DONE) {
				sum += slots[i].out;
				slots[i].state = IDLE;
				got++;
				progress = 1;
			}
			if (slots[i].state == IDLE && sent < 20) {
				slots[i].in = sent++;
				slots[i].state = READY;
				progress = 1;
			}
		}
		if (progress)
			pthread_cond_broadcast(&c);
		else
			pthread_cond_wait(&c, &m);
	}
	quit = 1;
	pthread_cond_broadcast(&c);
	pthread_mutex_unlock(&m);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	printf("%d\n", sum);
	return 0;
}
