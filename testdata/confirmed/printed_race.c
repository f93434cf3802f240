// What is printed into memory is computed: an execution comes by here, and the threads meet.
#define _GNU_SOURCE
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int lines, listed, made;

static int format(char *to, size_t size, const char *how, ...) {
	va_list list;
	va_start(list, how);
	int n = vsnprintf(to, size, how, list);
	va_end(list);
	return n;
}

static void *work(void *who) {
	char text[12], *p;
	int n = snprintf(text, sizeof text, "<%-6s|%03d>", (char *)who, 7);
	if (n == 12 && !strcmp(text, "<a     |007"))
		lines++; // RACE!
	if (format(text, sizeof text, "%s=%.*f", "pi", 2, 3.14159) == 7 && !strcmp(text, "pi=3.14"))
		listed++; // RACE!
	if (asprintf(&p, "%s %c%x", who, '#', 255) > 0) {
		if (!strcmp(p, "a #ff"))
			made++; // RACE!
		free(p);
	}
	return 0;
}

int main(void) {
	pthread_t a, b;
	pthread_create(&a, 0, work, "a");
	pthread_create(&b, 0, work, "a");
	pthread_join(a, 0);
	pthread_join(b, 0);
	return lines + listed + made;
}
