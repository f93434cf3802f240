// Counts of wide characters are not counts of bytes.
#include <pthread.h>
#include <wchar.h>

wchar_t to[8], from[8] = L"abc", left[8] = L"abc", text[8];

void *run(void *arg)
{
	wchar_t own[8];
	wcsncpy(to, L"abcd", 4);               // RACE!
	wcsncpy(own, from, 4);                 // RACE!
	swprintf(text, 3, L"%d", 12);          // RACE!
	return (void *)(long)wcsncmp(left, L"abc", 3); // RACE!
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	to[3] = 1;   // RACE!
	from[2] = 1; // RACE!
	text[1] = 1; // RACE!
	left[2] = 1; // RACE!
	pthread_join(t, 0);
	return 0;
}
