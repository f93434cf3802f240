// A read-write lock is held twice for reading, released once, and asked for as a writer.
#include <pthread.h>
pthread_rwlock_t a = PTHREAD_RWLOCK_INITIALIZER;
int n;
static void *worker(void *arg) {
  pthread_rwlock_rdlock(&a);
  pthread_rwlock_rdlock(&a);
  pthread_rwlock_unlock(&a);
  pthread_rwlock_wrlock(&a);
  n++; // RACE!
  pthread_rwlock_unlock(&a);
  return arg;
}
static void *reader(void *arg) {
  pthread_rwlock_rdlock(&a);
  int seen = n; // RACE!
  pthread_rwlock_unlock(&a);
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
