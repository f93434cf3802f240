// #pragma pop_macro gives a macro the meaning back that #pragma push_macro has put aside.
#include <pthread.h>

#define X 1
#pragma push_macro("X")
#undef X
#define X 2
static int inner = X;
_Pragma("pop_macro(\"X\")")
static int outer = X;

int x;

static void *run(void *arg) {
	if (!(inner == 2 && outer == 1))
		x++; // NORACE
	return 0;
}

int main(void) {
	pthread_t a, b;
	pthread_create(&a, 0, run, 0);
	pthread_create(&b, 0, run, 0);
	pthread_join(a, 0);
	pthread_join(b, 0);
	return 0;
}
