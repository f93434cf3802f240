// A static variable changes between the call of a function that starts a thread and the creation in it.
#include <pthread.h>
struct job { int x; };
static struct job jobs[4];
static void launch(int w);
static void *work(void *a) { struct job *j = a; j->x++; return 0; } // RACE!
static int begin(void *(*f)(void *), void *arg) {
  pthread_t t;
  launch(1);
  return pthread_create(&t, 0, f, arg);
}
static void launch(int w) {
  static struct job *cur = &jobs[0];
  if (w) { cur = &jobs[1]; return; }
  begin(work, cur);
}
int main(void) {
  launch(0);
  jobs[0].x = 1; // RACE!
  return 0;
}
