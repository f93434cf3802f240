// As stop_thread_race.c, with a flag that is atomic.
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>

static atomic_int stop;

static void end(int sig) {
  stop = sig; // NORACE
}

static void *work(void *arg) {
  while (!stop) // NORACE
    ;
  return arg;
}

int main(void) {
  pthread_t t;
  signal(SIGINT, end);
  pthread_create(&t, 0, work, 0);
  pthread_join(t, 0);
  return 0;
}
