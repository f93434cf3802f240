/* token bucket rate limiter per client, refilled by a thread */
/* What was denied is summed up without the locks. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <stdatomic.h>
struct limiter { pthread_mutex_t mu; double tokens, rate, burst; struct timespec last; unsigned long denied; };
static struct limiter *lims;
static int nlims;
static atomic_bool done;
static struct limiter *limiter_for(unsigned ip) { return &lims[ip % nlims]; }
static void refill(struct limiter *l)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    double dt = (double)(now.tv_sec - l->last.tv_sec) + (now.tv_nsec - l->last.tv_nsec) / 1e9;
    l->tokens += dt * l->rate;
    if (l->tokens > l->burst) l->tokens = l->burst;
    l->last = now;
}
static int allow(unsigned ip)
{
    struct limiter *l = limiter_for(ip);
    int ok;
    pthread_mutex_lock(&l->mu);
    refill(l);
    ok = l->tokens >= 1.0;
    if (ok) l->tokens -= 1.0;
    else l->denied++;
    pthread_mutex_unlock(&l->mu);
    return ok;
}
static void *traffic(void *arg)
{
    unsigned seed = (unsigned)(long)arg, ok = 0;
    while (!atomic_load(&done)) ok += allow(rand_r(&seed));
    printf("%u allowed\n", ok);
    return NULL;
}
int main(void)
{
    const char *e = getenv("LIMITERS");
    pthread_t t[4];
    nlims = e ? atoi(e) : 8;
    if (nlims <= 0) nlims = 1;
    lims = calloc(nlims, sizeof *lims);
    if (!lims) return 1;
    for (int i = 0; i < nlims; i++) {
        pthread_mutex_init(&lims[i].mu, NULL);
        lims[i].rate = 100; lims[i].burst = 20; lims[i].tokens = 20;
        clock_gettime(CLOCK_MONOTONIC, &lims[i].last);
    }
    for (long i = 0; i < 4; i++) pthread_create(&t[i], NULL, traffic, (void *)i);
    struct timespec s = { 0, 10000000 };
    nanosleep(&s, NULL);
    unsigned long d = 0;
    for (int i = 0; i < nlims; i++) {
        d += lims[i].denied; // RACE!
    }
    atomic_store(&done, 1);
    for (int i = 0; i < 4; i++) pthread_join(t[i], NULL);
    printf("%lu denied\n", d);
    free(lims);
    return 0;
}
