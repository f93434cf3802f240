typedef struct { int rest, n; } record;

__attribute__((always_inline)) inline void bump(void *p) { ((record *)p)->n++; } // RACE!

void other(int *p) { bump(p - 1); }
