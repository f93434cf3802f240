// The buffer may be used before.
#include <aio.h>

char buffer[10], other[10];

int main(void) {
	struct aiocb c = {0};
	buffer[0] = 1; // NORACE
	c.aio_buf = buffer;
	c.aio_nbytes = sizeof buffer;
	aio_read(&c);
	return other[0]; // NORACE
}
