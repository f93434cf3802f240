int on;
__attribute__((constructor)) static void enable(void) { on = 1; }
