// An image is rendered in tiles, by a thread for each.
#include <pthread.h>
#include <stdio.h>
#define W 256
#define H 128
#define TILE 32
static unsigned char image[H][W];
struct tile { int x0, y0; pthread_t tid; };

static void *render(void *arg)
{
	const struct tile *t = arg;
	for (int y = t->y0; y < t->y0 + TILE; y++)
		for (int x = t->x0; x < t->x0 + TILE; x++)
			image[y][x] = (unsigned char)(x * y);
	return NULL;
}

int main(void)
{
	struct tile tiles[(H / TILE) * (W / TILE)];
	int n = 0;
	for (int y = 0; y < H; y += TILE)
		for (int x = 0; x < W; x += TILE) {
			tiles[n].x0 = x;
			tiles[n].y0 = y;
			pthread_create(&tiles[n].tid, NULL, render, &tiles[n]);
			n++;
		}
	for (int i = 0; i < n; i++) pthread_join(tiles[i].tid, NULL);
	long sum = 0;
	for (int y = 0; y < H; y++) for (int x = 0; x < W; x++) sum += image[y][x];
	printf("%ld\n", sum);
	return 0;
}
