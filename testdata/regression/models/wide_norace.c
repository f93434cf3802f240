// Counts of wide characters are not counts of bytes: what is behind them is left alone.
#include <pthread.h>
#include <wchar.h>

wchar_t to[8], from[8] = L"abcdefg", left[8] = L"abcdefg", text[8];

void *run(void *arg)
{
	wchar_t own[8];
	wcsncpy(to, L"abcd", 4);               // NORACE
	wcsncpy(own, from, 4);                 // NORACE
	swprintf(text, 3, L"%d", 12);          // NORACE
	return (void *)(long)wcsncmp(left, L"abc", 3); // NORACE
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	to[4] = 1;   // NORACE
	from[4] = 1; // NORACE
	text[3] = 1; // NORACE
	left[3] = 1; // NORACE
	pthread_join(t, 0);
	return 0;
}
