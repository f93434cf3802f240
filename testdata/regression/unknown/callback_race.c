// A function that is passed to an unknown one may be started as a thread.
// externals: worst
extern void start_somehow(void (*f)(void));
int x;

static void callback(void) {
	x = 1; // RACE!
}

int main(void) {
	start_somehow(callback);
	x = 2; // RACE!
	return 0;
}
