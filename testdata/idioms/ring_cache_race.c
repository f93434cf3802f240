/* LRU cache: hash chains and a doubly linked list, one lock in the structure */
/* The hits are printed without the lock. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <stdbool.h>
#define SLOTS 64
typedef struct node { int key, val; struct node *prev, *next, *chain; } node_t;
typedef struct { pthread_mutex_t lock; node_t *slots[SLOTS]; node_t lru; int size, cap; unsigned hits, misses; } lru_t;
static void unlink_node(node_t *n) { n->prev->next = n->next; n->next->prev = n->prev; }
static void push_front(lru_t *c, node_t *n) { n->next = c->lru.next; n->prev = &c->lru; c->lru.next->prev = n; c->lru.next = n; }
static lru_t *lru_new(int cap)
{
    lru_t *c = calloc(1, sizeof *c);
    if (!c) return NULL;
    c->cap = cap;
    c->lru.next = c->lru.prev = &c->lru;
    pthread_mutex_init(&c->lock, NULL);
    return c;
}
static bool lru_get(lru_t *c, int key, int *val)
{
    bool found = false;
    pthread_mutex_lock(&c->lock);
    for (node_t *n = c->slots[key % SLOTS]; n; n = n->chain)
        if (n->key == key) { *val = n->val; unlink_node(n); push_front(c, n); found = true; break; }
    if (found) c->hits++; else c->misses++;
    pthread_mutex_unlock(&c->lock);
    return found;
}
static void evict(lru_t *c)
{
    node_t *v = c->lru.prev;
    node_t **pp = &c->slots[v->key % SLOTS];
    while (*pp != v) pp = &(*pp)->chain;
    *pp = v->chain;
    unlink_node(v);
    free(v);
    c->size--;
}
static void lru_put(lru_t *c, int key, int val)
{
    node_t *n = malloc(sizeof *n);
    if (!n) return;
    n->key = key; n->val = val;
    pthread_mutex_lock(&c->lock);
    if (c->size == c->cap) evict(c);
    n->chain = c->slots[key % SLOTS];
    c->slots[key % SLOTS] = n;
    push_front(c, n);
    c->size++;
    pthread_mutex_unlock(&c->lock);
}
static void *client(void *arg)
{
    lru_t *c = arg;
    for (int i = 0; i < 300; i++) { int v; if (!lru_get(c, i % 100, &v)) lru_put(c, i % 100, i); }
    printf("%u\n", c->hits); // RACE!
    return NULL;
}
int main(void)
{
    lru_t *c = lru_new(50);
    pthread_t a, b;
    if (!c) return 1;
    if (pthread_create(&a, NULL, client, c)) return 1;
    if (pthread_create(&b, NULL, client, c)) { pthread_join(a, NULL); return 1; }
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%u %u\n", c->hits, c->misses);
    return 0;
}
