extern int x;

void change(void) {
  x++; // RACE!
}
