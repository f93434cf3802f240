// Two threads have one of the structures: they count in the same array.
#include <pthread.h>
#include <stdlib.h>

struct part {
	const char *text;
	int counts[26];
};

static void *work(void *arg) {
	struct part *p = arg;
	for (const char *c = p->text; *c; c++)
		p->counts[*c - 'a']++; // RACE!
	return 0;
}

int main(void) {
	struct part *p = calloc(4, sizeof *p);
	pthread_t t[4];
	if (!p)
		return 1;
	for (int i = 0; i < 4; i++)
		p[i].text = "abc";
	for (int i = 0; i < 4; i++)
		if (pthread_create(&t[i], 0, work, &p[i / 3]))
			abort();
	for (int i = 0; i < 4; i++)
		pthread_join(t[i], 0);
	return 0;
}
