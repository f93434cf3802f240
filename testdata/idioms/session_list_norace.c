// Sessions lie in a list linked both ways, and are taken out by who has opened them.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct session {
    struct session *prev, *next;
    char user[16];
    unsigned requests;
};

static struct session *first;
static pthread_mutex_t sessions_lock = PTHREAD_MUTEX_INITIALIZER;

static struct session *session_open(const char *user)
{
    struct session *s = calloc(1, sizeof *s);
    if (s == NULL)
        return NULL;
    snprintf(s->user, sizeof s->user, "%s", user);
    pthread_mutex_lock(&sessions_lock);
    s->next = first;
    if (first != NULL)
        first->prev = s;
    first = s;
    pthread_mutex_unlock(&sessions_lock);
    return s;
}

static void session_request(struct session *s)
{
    pthread_mutex_lock(&sessions_lock);
    s->requests++;
    pthread_mutex_unlock(&sessions_lock);
}

static unsigned session_close(struct session *s)
{
    pthread_mutex_lock(&sessions_lock);
    if (s->prev != NULL)
        s->prev->next = s->next;
    else
        first = s->next;
    if (s->next != NULL)
        s->next->prev = s->prev;
    pthread_mutex_unlock(&sessions_lock);
    unsigned n = s->requests;
    free(s);
    return n;
}

static void list_sessions(void)
{
    pthread_mutex_lock(&sessions_lock);
    for (struct session *s = first; s != NULL; s = s->next)
        printf("%s %u\n", s->user, s->requests);
    pthread_mutex_unlock(&sessions_lock);
}

static void *client(void *arg)
{
    const char *name = arg;
    for (int i = 0; i < 5; i++) {
        struct session *s = session_open(name);
        if (s == NULL)
            return NULL;
        for (int j = 0; j < 10; j++)
            session_request(s);
        if (session_close(s) != 10)
            abort();
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    if (pthread_create(&a, NULL, client, "ann") != 0 || pthread_create(&b, NULL, client, "bob") != 0) {
        fprintf(stderr, "no threads\n");
        exit(1);
    }
    for (int i = 0; i < 3; i++)
        list_sessions();
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
