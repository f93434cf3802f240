// The sum and the greatest of many numbers: a range that is long is halved, a thread takes the one half, and the caller
// the other one. Results are taken out of the structures that say what there is to do before the thread is joined.
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#define GRAIN 4096

struct part {
	const int *numbers;
	size_t count;
	long sum;
	int most;
};

static void *add_up(void *arg) {
	struct part *p = arg;
	if (p->count <= GRAIN) {
		long sum = 0;
		int most = p->count > 0 ? p->numbers[0] : 0;
		for (size_t i = 0; i < p->count; i++) {
			sum += p->numbers[i];
			if (p->numbers[i] > most)
				most = p->numbers[i];
		}
		p->sum = sum; // RACE!
		p->most = most; // RACE!
		return NULL;
	}
	size_t half = p->count / 2;
	struct part a = {.numbers = p->numbers, .count = half};
	struct part b = {.numbers = p->numbers + half, .count = p->count - half};
	pthread_t thread;
	bool started = pthread_create(&thread, NULL, add_up, &a) == 0;
	if (!started)
		add_up(&a);
	add_up(&b);
	p->sum = a.sum + b.sum; // RACE!
	p->most = a.most > b.most ? a.most : b.most; // RACE!
	if (started)
		pthread_join(thread, NULL);
	return NULL;
}

int main(int argc, char **argv) {
	size_t n = argc > 1 ? strtoul(argv[1], NULL, 10) : 1000000;
	int *numbers = malloc(n * sizeof *numbers);
	if (!numbers)
		return 1;
	for (size_t i = 0; i < n; i++)
		numbers[i] = (int)(i * 7919 % 10007);
	struct part all = {.numbers = numbers, .count = n};
	add_up(&all);
	printf("sum %ld, greatest %d\n", all.sum, all.most);
	free(numbers);
	return 0;
}
