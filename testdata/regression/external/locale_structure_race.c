// What localeconv has returned may be written when the locale changes (POSIX, localeconv).
#include <locale.h>
#include <pthread.h>

int digits;

void *run(void *conventions) {
	digits = ((struct lconv *)conventions)->int_frac_digits; // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, localeconv());
	setlocale(LC_ALL, "C"); // RACE!
	pthread_join(t, 0);
	return digits;
}
