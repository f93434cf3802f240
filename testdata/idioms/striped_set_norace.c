/* hash set: heap arrays locks[] beside heads[] */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <stdint.h>
typedef struct item { uint64_t key; struct item *next; } item;
typedef struct { size_t n; pthread_mutex_t *locks; item **heads; } set_t;
static inline size_t slot(const set_t *s, uint64_t k) { return (size_t)((k * 0x9E3779B97F4A7C15ull) >> 20) % s->n; }
static set_t *set_new(size_t n)
{
    set_t *s = malloc(sizeof *s);
    if (!s) return NULL;
    s->n = n;
    s->locks = malloc(n * sizeof *s->locks);
    s->heads = calloc(n, sizeof *s->heads);
    if (!s->locks || !s->heads) goto fail;
    for (size_t i = 0; i < n; i++) pthread_mutex_init(&s->locks[i], NULL);
    return s;
fail:
    free(s->locks); free(s->heads); free(s);
    return NULL;
}
static int set_add(set_t *s, uint64_t k)
{
    size_t h = slot(s, k);
    int added = 0;
    pthread_mutex_lock(&s->locks[h]);
    item *i;
    for (i = s->heads[h]; i && i->key != k; i = i->next) ;
    if (!i && (i = malloc(sizeof *i))) { i->key = k; i->next = s->heads[h]; s->heads[h] = i; added = 1; }
    pthread_mutex_unlock(&s->locks[h]);
    return added;
}
static int set_has(set_t *s, uint64_t k)
{
    size_t h = slot(s, k);
    item *i;
    pthread_mutex_lock(&s->locks[h]);
    for (i = s->heads[h]; i; i = i->next) if (i->key == k) break;
    int r = i != NULL;
    pthread_mutex_unlock(&s->locks[h]);
    return r;
}
static set_t *S;
static void *adder(void *arg)
{
    uint64_t base = (uintptr_t)arg;
    size_t n = 0;
    for (uint64_t i = 0; i < 1000; i++) { n += set_add(S, base + i * 3); if (!set_has(S, base + i)) n++; }
    return (void *)n;
}
int main(int argc, char **argv)
{
    S = set_new(argc > 1 ? strtoul(argv[1], 0, 10) : 64);
    if (!S) return 1;
    pthread_t t[4];
    for (uintptr_t i = 0; i < 4; i++) pthread_create(&t[i], 0, adder, (void *)(i * 100));
    for (int i = 0; i < 4; i++) pthread_join(t[i], 0);
    return 0;
}
