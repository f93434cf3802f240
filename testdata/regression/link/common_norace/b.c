int buf[4];

void set(int i) {
  buf[i] = 7; // NORACE
}
