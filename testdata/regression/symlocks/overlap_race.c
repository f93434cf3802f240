// Accesses that overlap without beginning at the same place: the locks at the same distance are different ones.
#include <pthread.h>
extern int __VERIFIER_nondet_int(void);

struct pair { int n[2]; pthread_mutex_t lock[2]; } data;

static void *whole(void *arg) {
  for (int i = 0; i < 2; i++) {
    pthread_mutex_lock(&data.lock[i]);
    data.n[i]++; // RACE!
    pthread_mutex_unlock(&data.lock[i]);
  }
  return arg;
}

static void *shifted(void *arg) {
  char *p = (char *)&data + (__VERIFIER_nondet_int() & 3);
  pthread_mutex_t *m = (pthread_mutex_t *)((char *)&data.lock[1]);
  pthread_mutex_lock(m);
  *p = 1; // RACE!
  pthread_mutex_unlock(m);
  return arg;
}

int main(void) {
  pthread_t t, u;
  pthread_mutex_init(&data.lock[0], 0);
  pthread_mutex_init(&data.lock[1], 0);
  pthread_create(&t, 0, whole, 0);
  pthread_create(&u, 0, shifted, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  return 0;
}
