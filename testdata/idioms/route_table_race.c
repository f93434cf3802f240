// What was found in the table is used when the lock has been released.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct route {
    unsigned prefix;
    int port;
    struct route *next;
};

struct table {
    struct route *routes;
    int version;
};

static struct table *current;
static pthread_rwlock_t current_lock = PTHREAD_RWLOCK_INITIALIZER;

static void destroy(struct table *t)
{
    if (t == NULL)
        return;
    while (t->routes != NULL) {
        struct route *r = t->routes;
        t->routes = r->next;
        free(r); // RACE!
    }
    free(t);
}

static struct table *build(int version)
{
    struct table *t = malloc(sizeof *t);
    if (t == NULL)
        exit(1);
    t->routes = NULL;
    t->version = version;
    for (unsigned i = 0; i < 10; i++) {
        struct route *r = malloc(sizeof *r);
        if (r == NULL)
            exit(1);
        r->prefix = i;
        r->port = (int)i + version;
        r->next = t->routes;
        t->routes = r;
    }
    return t;
}

static void *updater(void *arg)
{
    (void)arg;
    for (int v = 1; v <= 10; v++) {
        struct table *fresh = build(v);
        pthread_rwlock_wrlock(&current_lock);
        struct table *old = current;
        current = fresh;
        pthread_rwlock_unlock(&current_lock);
        destroy(old);
    }
    return NULL;
}

static int route(unsigned prefix)
{
    struct route *r;
    pthread_rwlock_rdlock(&current_lock);
    for (r = current->routes; r != NULL; r = r->next)
        if (r->prefix == prefix)
            break;
    pthread_rwlock_unlock(&current_lock);
    return r != NULL ? r->port : -1; // RACE!
}

static void *reader(void *arg)
{
    long *sum = arg;
    for (int i = 0; i < 100; i++)
        *sum += route(i % 12);
    return NULL;
}

int main(void)
{
    pthread_t u, r[2];
    long sum[2] = { 0, 0 };
    current = build(0);
    pthread_create(&u, NULL, updater, NULL);
    for (int i = 0; i < 2; i++)
        pthread_create(&r[i], NULL, reader, &sum[i]);
    pthread_join(u, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(r[i], NULL);
    destroy(current);
    return sum[0] + sum[1] == 0;
}
