// Rooms with a lock, and the latest lines.
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#define ROOMS 3
#define HISTORY 20

struct room {
	char name[16];
	char history[HISTORY][32];
	int next;
	pthread_mutex_t lock;
};

static struct room rooms[ROOMS];

static void post(int r, const char *text)
{
	struct room *room = &rooms[r];

	pthread_mutex_lock(&room->lock);
	snprintf(room->history[room->next % HISTORY], 32, "%s", text);
	room->next++;
	pthread_mutex_unlock(&room->lock);
}

static void last(int r, char *out, size_t len)
{
	pthread_mutex_lock(&rooms[r].lock);
	if (rooms[r].next > 0) {
		strncpy(out, rooms[r].history[(rooms[r].next - 1) % HISTORY], len - 1);
		out[len - 1] = 0;
	}
	pthread_mutex_unlock(&rooms[r].lock);
}

static void *chatter(void *arg)
{
	int id = *(int *)arg;
	char line[32], reply[32] = "";

	for (int i = 0; i < 50; i++) {
		snprintf(line, sizeof line, "user %d says %d", id, i);
		post(i % ROOMS, line);
		last((i + id) % ROOMS, reply, sizeof reply);
	}
	printf("%s\n", reply);
	return NULL;
}

int main(void)
{
	pthread_t t[4];
	int ids[4];

	for (int i = 0; i < ROOMS; i++) {
		snprintf(rooms[i].name, sizeof rooms[i].name, "room%d", i);
		pthread_mutex_init(&rooms[i].lock, NULL);
	}
	for (int i = 0; i < 4; i++) {
		ids[i] = i;
		pthread_create(&t[i], NULL, chatter, &ids[i]);
	}
	for (int i = 0; i < 4; i++)
		pthread_join(t[i], NULL);
	return 0;
}
