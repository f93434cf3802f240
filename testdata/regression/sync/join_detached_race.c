// A join that fails because the thread has detached itself says nothing of what that thread has done.
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static int total;
static atomic_int begun, detached, end;

static void *work(void *arg) {
  atomic_store(&begun, 1);
  total = 1; // RACE!
  pthread_detach(pthread_self());
  atomic_store(&detached, 1);
  while (!atomic_load(&end))
    ;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, work, NULL);
  while (!atomic_load(&begun))
    ;
  int seen = atomic_load(&detached);
  if (pthread_join(t, NULL) == EINVAL && !seen)
    total = 2; // RACE!
  atomic_store(&end, 1);
  return 0;
}
