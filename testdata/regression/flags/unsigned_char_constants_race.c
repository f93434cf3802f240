// Where char has no sign, a character constant has none either, in expressions and in #if.
// flags: -funsigned-char
#include <pthread.h>

#if '\377' == 255 && '\0' - 1 > 0 && L'\xffffffff' < 0
#define CONDITION 1
#else
#define CONDITION 0
#endif

static int chosen(int c) {
	switch (c) {
	case '\310':
		return 1;
	}
	return 0;
}

int x;

static void *run(void *arg) {
	if (CONDITION && chosen(200) && '\377\377\377\377' < 0)
		x++; // RACE!
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
