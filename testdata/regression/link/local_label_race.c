// A static function with the label of a library function takes its calls in this file.
#include <pthread.h>

int data;
pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static int enter(pthread_mutex_t *m) __asm__("pthread_mutex_lock");
__attribute__((used)) static int enter(pthread_mutex_t *m) { return 0; }

static void *thread(void *arg) {
	pthread_mutex_lock(&lock);
	data = 1; // RACE!
	pthread_mutex_unlock(&lock);
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, thread, 0);
	pthread_mutex_lock(&lock);
	data = 2; // RACE!
	pthread_mutex_unlock(&lock);
	pthread_join(t, 0);
	return 0;
}
