// What linkers gather in a section is reached from the symbols at its ends.
#include <pthread.h>

int data;
pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

struct step {
	const char *name;
	void (*run)(void);
};

static void quiet(void) {}
static void loud(void) { data = 1; } // NORACE

static const struct step first __attribute__((section("steps"), used)) = {"first", quiet};
static const struct step second __attribute__((section("steps"), used)) = {"second", loud};
int cell __attribute__((section("cells")));
int other __attribute__((section("cells")));
extern const struct step __start_steps[], __stop_steps[];
extern int __start_cells[], __stop_cells[];

static void *thread(void *arg) {
	for (const struct step *s = __start_steps; s < __stop_steps; s++)
		s->run();
	pthread_mutex_lock(&lock);
	for (int *c = __start_cells; c < __stop_cells; c++)
		*c = 1; // NORACE
	pthread_mutex_unlock(&lock);
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, thread, 0);
	pthread_mutex_lock(&lock);
	cell = 2; // NORACE
	other = 2;
	pthread_mutex_unlock(&lock);
	pthread_join(t, 0);
	data = 2; // NORACE
	return 0;
}
