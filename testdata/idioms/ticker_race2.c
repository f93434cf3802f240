// The last worker is not waited for.
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <unistd.h>

#define WORKERS 3

struct app {
	atomic_int running;
	pthread_t clock;
	struct {
		pthread_t thread;
		int id;
	} workers[WORKERS];
	pthread_mutex_t lock;
	long ticks, work;
};

static void *tick(void *arg) {
	struct app *app = arg;
	while (atomic_load(&app->running)) {
		pthread_mutex_lock(&app->lock);
		app->ticks++;
		pthread_mutex_unlock(&app->lock);
		usleep(100);
	}
	return NULL;
}

static void *work(void *arg) {
	struct app *app = arg;
	for (int i = 0; i < 1000; i++) {
		pthread_mutex_lock(&app->lock);
		app->work += i; // RACE!
		pthread_mutex_unlock(&app->lock);
	}
	return NULL;
}

static int app_start(struct app *app) {
	atomic_init(&app->running, 1);
	pthread_mutex_init(&app->lock, NULL);
	app->ticks = app->work = 0;
	if (pthread_create(&app->clock, NULL, tick, app))
		return -1;
	for (int i = 0; i < WORKERS; i++) {
		app->workers[i].id = i;
		if (pthread_create(&app->workers[i].thread, NULL, work, app))
			return -1;
	}
	return 0;
}

static void app_stop(struct app *app) {
	for (int i = 0; i < WORKERS - 1; i++)
		pthread_join(app->workers[i].thread, NULL);
	atomic_store(&app->running, 0);
	pthread_join(app->clock, NULL);
}

int main(void) {
	static struct app app;
	if (app_start(&app))
		return 1;
	app_stop(&app);
	printf("%ld ticks, ", app.ticks);
	printf("%ld work\n", app.work); // RACE!
	return 0;
}
