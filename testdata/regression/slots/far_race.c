// An element far behind the begin of an array of flags is reset by who has not taken it.
#include <pthread.h>
#define BIG 1500000
static char fl[2000000];
static int d[2000000];
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static unsigned seed;
static int pick(void) { return seed & 7; }
static void *low(void *a) {
  int i = pick();
  pthread_mutex_lock(&m);
  if (!fl[i]) {
    fl[i] = 1;
    pthread_mutex_unlock(&m);
    d[i]++;
    pthread_mutex_lock(&m);
    fl[i] = 0;
  }
  pthread_mutex_unlock(&m);
  return 0;
}
static void *high(void *a) {
  int i = BIG + pick();
  pthread_mutex_lock(&m);
  if (!fl[i]) {
    fl[i] = 1;
    pthread_mutex_unlock(&m);
    d[i]++; // RACE!
    pthread_mutex_lock(&m);
    fl[i] = 0;
  }
  pthread_mutex_unlock(&m);
  return 0;
}
static void *reset(void *a) {
  int i = BIG + pick();
  pthread_mutex_lock(&m);
  fl[i] = 0;
  pthread_mutex_unlock(&m);
  return 0;
}
int main(int argc, char **argv) {
  pthread_t t[4];
  seed = argc;
  pthread_create(&t[0], 0, low, 0);
  pthread_create(&t[1], 0, high, 0);
  pthread_create(&t[2], 0, high, 0);
  pthread_create(&t[3], 0, reset, 0);
  for (int i = 0; i < 4; i++) pthread_join(t[i], 0);
  return 0;
}
