extern int x;

void add(int n) {
	if (n == 5)
		x++; // RACE!
}
