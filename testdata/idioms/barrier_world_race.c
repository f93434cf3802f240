// Steps of a simulation: the threads do not wait for the one that adds up.
#include <pthread.h>
#include <stdio.h>

#define BODIES 3
#define STEPS 200

struct world {
	double at[BODIES], speed[BODIES];
	double centre;
	int step;
	pthread_barrier_t moved, summed;
};

static struct world world;

static void move(int i) {
	double pull = world.centre - world.at[i]; // RACE!
	world.speed[i] += pull * 0.01;
	world.at[i] += world.speed[i];
}

static void add_up(void) {
	double sum = 0;
	for (int i = 0; i < BODIES; i++)
		sum += world.at[i];
	world.centre = sum / BODIES; // RACE!
	world.step++;
}

static void run(int i) {
	for (int s = 0; s < STEPS; s++) {
		move(i);
		if (pthread_barrier_wait(&world.moved) == PTHREAD_BARRIER_SERIAL_THREAD)
			add_up();
	}
}

static void *body(void *arg) {
	run(*(int *)arg);
	return NULL;
}

int main(void) {
	pthread_t threads[BODIES];
	int ids[BODIES];
	pthread_barrier_init(&world.moved, NULL, BODIES);
	pthread_barrier_init(&world.summed, NULL, BODIES);
	for (int i = 0; i < BODIES; i++)
		world.at[i] = i * 10;
	for (int i = 0; i < BODIES; i++) {
		ids[i] = i;
		pthread_create(&threads[i], NULL, body, &ids[i]);
	}
	for (int i = 0; i < BODIES; i++)
		pthread_join(threads[i], NULL);
	printf("%d steps, %f\n", world.step, world.centre);
	return 0;
}
