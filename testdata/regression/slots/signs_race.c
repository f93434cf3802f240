// A flag that is -1 and is made 4294967295 has not changed: all take it.
#include <pthread.h>
union flag { int i; unsigned u; };
struct slot { union flag f; int data; };
static struct slot slots[4], spare[4];
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int pick;
static void dummy(int k) {
  if (spare[k].f.u == 3u) spare[k].f.i = 4;
}
static void *worker(void *a) {
  int i = pick & 3;
  pthread_mutex_lock(&m);
  dummy(i);
  if (slots[i].f.i == -1) {
    slots[i].f.u = 4294967295u;
    pthread_mutex_unlock(&m);
    slots[i].data++; // RACE!
    return 0;
  }
  pthread_mutex_unlock(&m);
  return 0;
}
int main(int argc, char **argv) {
  pthread_t t[2];
  pick = argc;
  for (int i = 0; i < 4; i++) slots[i].f.i = -1;
  pthread_create(&t[0], 0, worker, 0);
  pthread_create(&t[1], 0, worker, 0);
  pthread_join(t[0], 0);
  pthread_join(t[1], 0);
  return 0;
}
