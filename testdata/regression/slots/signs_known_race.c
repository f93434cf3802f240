// A flag that is -1 is 4294967295, too: who sees it so sees that it is taken.
#include <pthread.h>
union state { int i; unsigned u; };
struct slot { union state s; int data; };
static struct slot slots[4];
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int pick;
static void *worker(void *a) {
  int i = pick & 3;
  pthread_mutex_lock(&m);
  if (slots[i].s.u == 0) {
    slots[i].s.u = ~0u;
    pthread_mutex_unlock(&m);
    slots[i].data++; // RACE!
    pthread_mutex_lock(&m);
    slots[i].s.i = 0;
  }
  pthread_mutex_unlock(&m);
  return 0;
}
static void *watch(void *a) {
  int i = pick & 3;
  pthread_mutex_lock(&m);
  if (slots[i].s.i == -1)
    slots[i].data++; // RACE!
  pthread_mutex_unlock(&m);
  return 0;
}
int main(int argc, char **argv) {
  pthread_t t[2];
  pick = argc;
  pthread_create(&t[0], 0, worker, 0);
  pthread_create(&t[1], 0, watch, 0);
  pthread_join(t[0], 0);
  pthread_join(t[1], 0);
  return 0;
}
