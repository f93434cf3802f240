// As from_file_race.c, but what the function is given belongs to the thread.
#include <pthread.h>
#include <unistd.h>

static int n;
static struct { void (*run)(int *); } plugin;

static void *work(void *arg) {
  int own = 0;
  (void)arg;
  plugin.run(&own);
  return 0;
}

int main(void) {
  pthread_t t;
  if (read(0, &plugin, sizeof plugin) != sizeof plugin)
    return 1;
  pthread_create(&t, 0, work, 0);
  n++; // NORACE
  pthread_join(t, 0);
  return n;
}
