// The configuration is said to be ready before it is.
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <sched.h>

struct config {
	pthread_mutex_t lock;
	bool ready;
	int width, height;
};

static struct config config = { .lock = PTHREAD_MUTEX_INITIALIZER };

static bool is_ready(struct config *c) {
	pthread_mutex_lock(&c->lock);
	bool r = c->ready;
	pthread_mutex_unlock(&c->lock);
	return r;
}

static void set_ready(struct config *c) {
	pthread_mutex_lock(&c->lock);
	c->ready = true;
	pthread_mutex_unlock(&c->lock);
}

static void *load(void *arg) {
	struct config *c = arg;
	c->width = 640;
	set_ready(c);
	c->height = 480; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, load, &config);
	while (!is_ready(&config))
		sched_yield();
	printf("%dx%d\n", config.width, config.height); // RACE!
	pthread_join(t, NULL);
	return 0;
}
