// Escape sequences are read before adjacent string literals are joined.
#include <pthread.h>

#include <stddef.h>
#define ESC "\x1b"
static const char hex[] = "\x4" "" "1", octal[] = "\1" "2" "8", full[] = "\012" "3", slash[] = "\\x4" "1";
static const wchar_t wide[] = L"\x1234" "5";
static const __CHAR16_TYPE__ utf16[] = u"\x12" "3";

static int right(void) {
	return sizeof hex == 3 && sizeof octal == 4 && sizeof full == 3 && sizeof slash == 5 && sizeof wide == 3 * sizeof *wide &&
		sizeof utf16 == 6 && sizeof ESC "0;31m" == 7;
}

int x;

static void *run(void *arg) {
	if (!(right()))
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
