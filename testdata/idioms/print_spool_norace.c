/* print spool: named documents, heap bodies, worker consumes */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef struct doc { char *title; char *body; struct doc *next; } doc_t;
typedef struct spool { doc_t *head, *tail; int closed; pthread_mutex_t mtx; pthread_cond_t cond; } spool_t;
static void spool_init(spool_t *s) { memset(s, 0, sizeof *s); pthread_mutex_init(&s->mtx, NULL); pthread_cond_init(&s->cond, NULL); }
static int spool_add(spool_t *s, const char *title, const char *body)
{
    doc_t *d = malloc(sizeof *d);
    if (!d) return -1;
    d->title = strdup(title);
    d->body = strdup(body);
    d->next = NULL;
    pthread_mutex_lock(&s->mtx);
    if (s->tail) s->tail->next = d; else s->head = d;
    s->tail = d;
    pthread_cond_signal(&s->cond);
    pthread_mutex_unlock(&s->mtx);
    return 0;
}
static doc_t *spool_take(spool_t *s)
{
    pthread_mutex_lock(&s->mtx);
    while (!s->head && !s->closed) pthread_cond_wait(&s->cond, &s->mtx);
    doc_t *d = s->head;
    if (d) { s->head = d->next; if (!s->head) s->tail = NULL; }
    pthread_mutex_unlock(&s->mtx);
    return d;
}
static size_t words(const char *s) { size_t n = 0; for (; *s; s++) if (*s == ' ') n++; return n + 1; }
static void *printer(void *arg)
{
    spool_t *s = arg;
    doc_t *d;
    while ((d = spool_take(s)) != NULL) {
        if (d->title && d->body) printf("%s: %zu chars, %zu words\n", d->title, strlen(d->body), words(d->body));
        free(d->title); free(d->body); free(d);
    }
    return NULL;
}
int main(void)
{
    static spool_t sp;
    pthread_t t[2];
    spool_init(&sp);
    for (int i = 0; i < 2; i++) if (pthread_create(&t[i], NULL, printer, &sp)) return 1;
    for (int i = 0; i < 20; i++) { char title[32]; snprintf(title, sizeof title, "doc %d", i); spool_add(&sp, title, "some text here"); }
    pthread_mutex_lock(&sp.mtx); sp.closed = 1; pthread_cond_broadcast(&sp.cond); pthread_mutex_unlock(&sp.mtx);
    for (int i = 0; i < 2; i++) pthread_join(t[i], NULL);
    return 0;
}
