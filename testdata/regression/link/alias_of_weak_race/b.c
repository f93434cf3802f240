int limit = 2;
extern int data;

void hook(void) { 
}
int limit_elsewhere(void) { return limit; }
