// Asynchronous input writes the buffer later.
#include <aio.h>

char buffer[10];

int main(void) {
	struct aiocb c = {0};
	c.aio_buf = buffer;
	c.aio_nbytes = sizeof buffer;
	aio_read(&c); // RACE!
	return buffer[0]; // RACE!
}
