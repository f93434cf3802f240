// Each part of some bytes is changed as numbers, where it begins with one, as long as the pointer to it is not the end of the
// part: that is one to void, and need not lie where a number could begin.
#include <pthread.h>
#include <stdint.h>

struct bytes {
	char *first, *end;
};

static int numbers[16];

static void *change(void *arg) {
	struct bytes *b = arg;
	if (b->first >= b->end)
		return 0;
	if ((uintptr_t)b->first % sizeof(int) == 0) {
		int *number = (int *)b->first;
		void *end = b->end;
		if (number != end)
			++*number; // RACE!
	} else
		++*b->first; // RACE!
	if (b->end - b->first < 2)
		return 0;
	char *middle = b->first + 1;
	struct bytes one = {b->first, middle}, rest = {middle, b->end};
	pthread_t t;
	if (pthread_create(&t, 0, change, &one)) {
		change(&one);
		change(&rest);
		return 0;
	}
	change(&rest);
	pthread_join(t, 0);
	return 0;
}

int main(void) {
	struct bytes all = {(char *)numbers, (char *)(numbers + 16)};
	change(&all);
	return numbers[1];
}
