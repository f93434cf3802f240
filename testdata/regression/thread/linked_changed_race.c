// A thread gets what the cell held before its identifier was put into another object: all get the first one.
#include <pthread.h>
#include <stdlib.h>

struct job {
    pthread_t id;
    int in, out;
};

static void *work(void *arg)
{
    struct job *j = arg;
    j->out = 1; // RACE!
    return NULL;
}

int main(int argc, char **argv)
{
    (void)argv;
    int sum = 0, n = argc;
    struct job **job = malloc((n + 1) * sizeof *job);
    struct job *first = NULL;
    if (job == NULL)
        return 1;
    for (int i = 0; i < n; i++) {
        struct job *k = malloc(sizeof *k);
        if (k == NULL)
            return 1;
        if (first == NULL)
            first = k;
        job[i] = first;
        struct job *j = job[i];
        job[i] = k;
        if (pthread_create(&job[i]->id, NULL, work, j) != 0)
            return 1;
    }
    for (int i = 0; i < n; i++) {
        pthread_join(job[i]->id, NULL);
        sum += job[i]->out; // RACE!
    }
    return sum;
}
