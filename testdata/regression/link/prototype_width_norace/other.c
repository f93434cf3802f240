extern int x;

void add(int n) {
	if (n == 6)
		x++; // NORACE
}
