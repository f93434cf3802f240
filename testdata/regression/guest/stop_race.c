// What is no flag, a handler of signals must not touch, not even in a program of one thread.
#include <signal.h>

static volatile long long wide;
static int plain;
static volatile sig_atomic_t flag;
static int *same = (int *)&flag;

static void end(int sig) {
  wide = sig;  // RACE!
  plain = sig; // RACE!
  flag = sig;  // RACE!
}

int main(void) {
  signal(SIGINT, end);
  if (wide)     // RACE!
    return 1;
  if (plain)    // RACE!
    return 2;
  return *same; // RACE!
}
