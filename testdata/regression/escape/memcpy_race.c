// The address of a local variable reaches another thread in a structure that memcpy has copied.
#include <pthread.h>
#include <string.h>

struct box { int *p; };
struct box shared;

void *reader(void *arg) {
	(void)arg;
	*shared.p = 1; // RACE!
	return NULL;
}

int main(void) {
	int local = 0;
	struct box mine = { &local };
	pthread_t t;
	memcpy(&shared, &mine, sizeof mine);
	pthread_create(&t, NULL, reader, NULL);
	local = 2; // RACE!
	pthread_join(t, NULL);
	return 0;
}
