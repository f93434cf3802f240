// A flag is for the handler and the thread that it interrupts; other threads need atomic objects.
#include <pthread.h>
#include <signal.h>

static volatile sig_atomic_t stop;

static void end(int sig) {
  stop = sig; // RACE!
}

static void *work(void *arg) {
  while (!stop) // RACE!
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
