// A read-write lock that may be held for reading already is not got for writing.
#include <pthread.h>
extern int __VERIFIER_nondet_int(void);
pthread_rwlock_t a = PTHREAD_RWLOCK_INITIALIZER, b = PTHREAD_RWLOCK_INITIALIZER;
int n;
static void *worker(void *arg) {
  pthread_rwlock_t *p = __VERIFIER_nondet_int() ? &a : &b;
  pthread_rwlock_rdlock(p);
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
