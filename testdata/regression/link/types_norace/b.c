long tab[2];

void set(int i) {
  tab[i] = 7; // NORACE
}
