// In a program of one thread, handlers of signals may share flags with it, and with each other.
#include <signal.h>

static volatile sig_atomic_t stop, hits;

static void end(int sig) {
  stop = sig; // NORACE
}

static void hit(int sig) {
  hits = stop + 1; // NORACE
}

int main(void) {
  signal(SIGINT, end);
  signal(SIGALRM, hit);
  while (!stop) // NORACE
    hits = 0;   // NORACE
  return hits;  // NORACE
}
