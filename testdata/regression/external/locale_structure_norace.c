// The locale is set before anybody asks for its conventions.
#include <locale.h>
#include <pthread.h>

int digits;

void *run(void *conventions) {
	digits = ((struct lconv *)conventions)->int_frac_digits; // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	setlocale(LC_ALL, "C");
	pthread_create(&t, 0, run, localeconv());
	pthread_join(t, 0);
	return digits;
}
