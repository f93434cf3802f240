// A static variable is read for a function that starts a thread before that locks.
#include <pthread.h>
struct job { int x; };
static struct job jobs[4];
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *work(void *a) { struct job *j = a; (void)j; return 0; }
static int begin(void *(*f)(void *), void *arg) {
  pthread_t t;
  pthread_mutex_lock(&m);
  int r = pthread_create(&t, 0, f, arg);

  pthread_mutex_unlock(&m);
  return r;
}
static void launch(int w) {
  static struct job *cur = jobs;
  if (w) {
    pthread_mutex_lock(&m);
    cur = jobs + 1; // RACE!
    pthread_mutex_unlock(&m);
    return;
  }
  begin(work, cur); // RACE!
}
static void *t1(void *a) { launch(1); return 0; }
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, t1, 0);
  launch(0);
  pthread_join(t, 0);
  return 0;
}
