int on;
__attribute__((constructor(201))) static void enable(void) { on = 1; }
