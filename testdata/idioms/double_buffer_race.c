// A double buffer: one thread fills the back buffer, while another one reads the front buffer.
// The reader gives the front buffer back before it has read it.
#include <pthread.h>
#include <stdio.h>

#define FRAMES 200
#define SIZE 64

static int buffers[2][SIZE];
static int front;
static int full; // the front buffer is the reader's
static int finished;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;

static void *capture(void *unused) {
	int back = 1;
	(void)unused;
	for (int frame = 1; frame <= FRAMES; frame++) {
		for (int i = 0; i < SIZE; i++)
			buffers[back][i] = frame + i; // RACE!
		pthread_mutex_lock(&lock);
		while (full)
			pthread_cond_wait(&changed, &lock);
		front = back;
		full = 1;
		back = 1 - back;
		pthread_cond_signal(&changed);
		pthread_mutex_unlock(&lock);
	}
	pthread_mutex_lock(&lock);
	finished = 1;
	pthread_cond_signal(&changed);
	pthread_mutex_unlock(&lock);
	return NULL;
}

static void *display(void *arg) {
	long *sum = arg;
	for (;;) {
		pthread_mutex_lock(&lock);
		while (!full && !finished)
			pthread_cond_wait(&changed, &lock);
		const int *pixels = full ? buffers[front] : NULL;
		full = 0;
		pthread_cond_signal(&changed);
		pthread_mutex_unlock(&lock);
		if (!pixels)
			return NULL;
		for (int i = 0; i < SIZE; i++)
			*sum += pixels[i]; // RACE!
	}
}

int main(void) {
	pthread_t camera, screen;
	long sum = 0;
	pthread_create(&screen, NULL, display, &sum);
	pthread_create(&camera, NULL, capture, NULL);
	pthread_join(camera, NULL);
	pthread_join(screen, NULL);
	printf("%ld\n", sum);
	return 0;
}
