// A thread that starts inside of a critical section makes an object that the section has seemed to write before.
#include <pthread.h>
#include <stdlib.h>
#include <stdatomic.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER;
int data;
atomic_int init, *head = &init, *other = &init;

static void *maker(void *arg) {
  atomic_int *p = malloc(sizeof *p);
  atomic_store(p, 5);
  pthread_mutex_lock(&n);
  other = p;
  pthread_mutex_unlock(&n);
  return arg;
}

static void *mover(void *arg) {
  pthread_mutex_lock(&n);
  head = other;
  pthread_mutex_unlock(&n);
  return arg;
}

static void *third(void *arg) {
  data = 2; // RACE!
  return arg;
}

int main(void) {
  pthread_t a, b, c;
  atomic_int *p;
  pthread_create(&b, 0, mover, 0);
  pthread_create(&c, 0, third, 0);
  pthread_mutex_lock(&m);
  pthread_mutex_lock(&n);
  p = head;
  pthread_mutex_unlock(&n);
  atomic_store(p, 3);
  pthread_create(&a, 0, maker, 0);
  pthread_mutex_lock(&n);
  p = other;
  pthread_mutex_unlock(&n);
  if (atomic_load(p) == 5)
    data = 1; // RACE!
  pthread_mutex_unlock(&m);
  return 0;
}
