// All write the whole: nothing is mixed.
#include <pthread.h>

int g, data;

static void *parts(void *arg) {
  __atomic_store_n(&g, 0, __ATOMIC_SEQ_CST);
  __atomic_store_n(&g, 0, __ATOMIC_SEQ_CST);
  return arg;
}

static void *whole(void *arg) {
  __atomic_store_n(&g, -7, __ATOMIC_SEQ_CST);
  return arg;
}

static void *reader(void *arg) {
  int v = __atomic_load_n(&g, __ATOMIC_SEQ_CST);
  if (v != 0 && v != -7)
    data = 1; // NORACE
  return arg;
}

int main(void) {
  pthread_t t, u, v;
  pthread_create(&t, 0, parts, 0);
  pthread_create(&u, 0, whole, 0);
  pthread_create(&v, 0, reader, 0);
  data = 2; // NORACE
  pthread_join(t, 0);
  pthread_join(u, 0);
  pthread_join(v, 0);
  return 0;
}
