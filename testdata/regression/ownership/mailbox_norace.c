// Messages lie in mailboxes, and say in which mailbox the reply goes: so nodes lead to what nodes are held in.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct mailbox;

struct message {
    int number;
    struct mailbox *reply;
    struct message *next;
};

struct mailbox {
    pthread_mutex_t lock;
    pthread_cond_t filled;
    struct message *first;
};

static struct mailbox *open_mailbox(void) {
    struct mailbox *b = malloc(sizeof *b);
    if (!b)
        exit(1);
    pthread_mutex_init(&b->lock, NULL);
    pthread_cond_init(&b->filled, NULL);
    b->first = NULL;
    return b;
}

static void post(struct mailbox *b, int number, struct mailbox *reply) {
    struct message *m = malloc(sizeof *m);
    if (!m)
        exit(1);
    m->number = number; // NORACE
    m->reply = reply;
    pthread_mutex_lock(&b->lock);
    m->next = b->first;
    b->first = m;
    pthread_cond_signal(&b->filled);
    pthread_mutex_unlock(&b->lock);
}

static struct message *fetch(struct mailbox *b) {
    pthread_mutex_lock(&b->lock);
    while (!b->first)
        pthread_cond_wait(&b->filled, &b->lock);
    struct message *m = b->first;
    b->first = m->next;
    pthread_mutex_unlock(&b->lock);
    return m;
}

static void *doubler(void *arg) {
    struct mailbox *mine = arg;
    int more = 1;
    while (more) {
        struct message *m = fetch(mine);
        more = m->number; // NORACE
        if (m->reply)
            post(m->reply, 2 * m->number, NULL);
        free(m);
    }
    return NULL;
}

int main(void) {
    struct mailbox *its = open_mailbox(), *mine = open_mailbox();
    pthread_t t;
    pthread_create(&t, NULL, doubler, its);
    for (int i = 3; i >= 0; i--) {
        post(its, i, mine);
        struct message *m = fetch(mine);
        printf("%d\n", m->number); // NORACE
        free(m);
    }
    pthread_join(t, NULL);
    return 0;
}
