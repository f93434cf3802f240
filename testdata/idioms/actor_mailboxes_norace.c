/* actors with mailboxes */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
enum tag { M_ADD, M_STOP };
typedef struct message { enum tag tag; int value; struct message *next; } message;
typedef struct actor { pthread_t thread; pthread_mutex_t lock; pthread_cond_t ready; message *head, *tail; long total; struct actor *peer; } actor;
static message *message_new(enum tag tag, int value)
{
    message *m = malloc(sizeof(message));
    if (!m) { perror("malloc"); exit(EXIT_FAILURE); }
    m->tag = tag; m->value = value; m->next = NULL;
    return m;
}
static void actor_send(actor *a, message *m)
{
    m->next = NULL;
    pthread_mutex_lock(&a->lock);
    if (a->tail == NULL) a->head = m; else a->tail->next = m;
    a->tail = m;
    pthread_mutex_unlock(&a->lock);
    pthread_cond_signal(&a->ready);
}
static message *actor_receive(actor *a)
{
    pthread_mutex_lock(&a->lock);
    while (a->head == NULL) pthread_cond_wait(&a->ready, &a->lock);
    message *m = a->head;
    a->head = m->next;
    if (a->head == NULL) a->tail = NULL;
    pthread_mutex_unlock(&a->lock);
    return m;
}
static void *actor_run(void *arg)
{
    actor *self = arg;
    int running = 1;
    while (running) {
        message *m = actor_receive(self);
        switch (m->tag) {
        case M_ADD:
            self->total += m->value;
            if (self->peer) { actor_send(self->peer, m);
                continue; }
            break;
        case M_STOP:
            if (self->peer) actor_send(self->peer, message_new(M_STOP, 0));
            running = 0;
            break;
        }
        free(m);
    }
    return NULL;
}
static void actor_start(actor *a, actor *peer)
{
    pthread_mutex_init(&a->lock, NULL);
    pthread_cond_init(&a->ready, NULL);
    a->head = a->tail = NULL;
    a->total = 0;
    a->peer = peer;
    if (pthread_create(&a->thread, NULL, actor_run, a) != 0) exit(1);
}
int main(void)
{
    static actor first, second;
    actor_start(&second, NULL);
    actor_start(&first, &second);
    for (int i = 0; i < 100; i++) actor_send(&first, message_new(M_ADD, i));
    actor_send(&first, message_new(M_STOP, 0));
    pthread_join(first.thread, NULL);
    pthread_join(second.thread, NULL);
    printf("%ld %ld\n", first.total, second.total);
    return 0;
}
