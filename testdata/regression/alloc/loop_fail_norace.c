// An object that is made once more in a loop is fresh again, also where the allocation before has escaped or failed.
#include <pthread.h>
#include <stdlib.h>

struct node { int n; struct node *next; } *list;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *worker(void *arg) {
  for (int i = 0; i < 100; i++) {
    struct node *p = malloc(sizeof *p);
    if (!p)
      continue;
    p->n = i; // NORACE
    pthread_mutex_lock(&m);
    p->next = list; // NORACE
    list = p; // NORACE
    pthread_mutex_unlock(&m);
  }
  return arg;
}

static void *reader(void *arg) {
  pthread_mutex_lock(&m);
  for (struct node *p = list; p; p = p->next) // NORACE
    arg = (void *)(long)p->n; // NORACE
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, worker, 0);
  pthread_create(&u, 0, reader, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  return 0;
}
