// Each activation has a record of its own, and holds the lock that is in it.
#include <pthread.h>

struct item { int n; pthread_mutex_t lock; };
struct item empty = {0, PTHREAD_MUTEX_INITIALIZER};

static void *worker(void *arg) {
  struct item *e = arg;
  pthread_mutex_lock(&e->lock);
  e->n++; // NORACE
  pthread_mutex_unlock(&e->lock);
  return arg;
}

static void add(struct item e, int more) {
  if (more) {
    pthread_mutex_lock(&empty.lock);
    add(empty, 0);
    pthread_mutex_unlock(&empty.lock);
    return;
  }
  pthread_t t;
  pthread_create(&t, 0, worker, &e);
  pthread_mutex_lock(&e.lock);
  e.n++; // NORACE
  pthread_mutex_unlock(&e.lock);
  pthread_join(t, 0);
}

int main(void) {
  add(empty, 1);
  return 0;
}
