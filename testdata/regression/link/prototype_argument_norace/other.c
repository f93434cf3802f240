extern int x;

void add(unsigned n) {
	if (n < 5)
		x++; // NORACE
}
