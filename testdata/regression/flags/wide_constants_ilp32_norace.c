// wchar_t is long on i386; in #if it has a sign, char16_t has none.
// flags: -m32
#include <pthread.h>

#if L'\xffffffff' < 0 && u'a' - 98 > 0
#define CONDITION 1
#else
#define CONDITION 0
#endif

int x;

static void *run(void *arg) {
	if (!(CONDITION && _Generic(L'\xffff', long: 1, default: 0) && _Generic(L'a', long: 1, default: 0)))
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
