// Two players in turn, by a number that says whose turn it is, under a mutex.
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int turn;
static int ball;

static void wait_for(int who) {
	pthread_mutex_lock(&m);
	while (turn != who)
		pthread_cond_wait(&c, &m);
	pthread_mutex_unlock(&m);
}

static void give_to(int who) {
	pthread_mutex_lock(&m);
	turn = who;
	pthread_cond_broadcast(&c);
	pthread_mutex_unlock(&m);
}

static void *player(void *arg) {
	int me = (int)(long)arg;
	for (int i = 0; i < 10; i++) {
		wait_for(me);
		ball++;
		printf("%d: %d\n", me, ball);
		give_to(1 - me);
	}
	return NULL;
}

int main(void) {
	pthread_t a, b;
	pthread_create(&a, NULL, player, (void *)0L);
	pthread_create(&b, NULL, player, (void *)1L);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
