// Two threads take turns on one board, as two semaphores say.
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

#define MOVES 40

struct game {
	int board[9], moves, last;
	sem_t white, black;
};

struct player {
	struct game *game;
	sem_t *mine, *other;
	int colour;
};

static int play(struct game *g, int colour) {
	int at = (g->last * 5 + colour) % 9; // NORACE
	g->board[at] = colour;
	g->last = at; // NORACE
	g->moves++; // NORACE
	return at;
}

static void *player(void *arg) {
	struct player *p = arg;
	int sum = 0;
	for (int i = 0; i < MOVES; i++) {
		sem_wait(p->mine);
		sum += play(p->game, p->colour);
		sem_post(p->other);
	}
	printf("%d: %d\n", p->colour, sum);
	return NULL;
}

int main(void) {
	struct game g = {.last = 4};
	struct player white = {&g, &g.white, &g.black, 1}, black = {&g, &g.black, &g.white, 2};
	pthread_t w, b;
	sem_init(&g.white, 0, 1);
	sem_init(&g.black, 0, 0);
	pthread_create(&w, NULL, player, &white);
	pthread_create(&b, NULL, player, &black);
	pthread_join(w, NULL);
	pthread_join(b, NULL);
	printf("%d moves\n", g.moves);
	return 0;
}
