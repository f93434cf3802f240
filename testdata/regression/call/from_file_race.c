// A pointer that is read from a file may lead to any function, which uses what it is given.
#include <pthread.h>
#include <unistd.h>

static int n;
static struct { void (*run)(int *); } plugin;

static void *work(void *arg) {
  (void)arg;
  plugin.run(&n); // RACE!
  return 0;
}

int main(void) {
  pthread_t t;
  if (read(0, &plugin, sizeof plugin) != sizeof plugin)
    return 1;
  pthread_create(&t, 0, work, 0);
  n++; // RACE!
  pthread_join(t, 0);
  return n;
}
