// What is packed is packed also in typeof.
#include <pthread.h>

#pragma pack(push, 1)
static __typeof__(struct { char a; int b; }) s;
#pragma pack(pop)
static __typeof__(struct { char a; int b; }) t;

int x;

static void *run(void *arg) {
	if (sizeof s == 5 && sizeof t == 8)
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
