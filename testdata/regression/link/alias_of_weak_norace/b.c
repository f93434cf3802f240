int limit = 2;
extern int data;

void hook(void) { data = 3; // NORACE
}
int limit_elsewhere(void) { return limit; }
