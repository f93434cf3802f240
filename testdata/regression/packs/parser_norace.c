// Each thread has a parser of its own, and data.
#include <expat.h>
#include <pthread.h>

static const char text[] = "<a/>"; // NORACE

static void start(void *data, const XML_Char *name, const XML_Char **attributes)
{
	++*(int *)data; // NORACE
	*(int *)data += name[0] + (attributes[0] ? 1 : 0); // NORACE
}

void *run(void *arg)
{
	int elements = 0;
	XML_Parser parser = XML_ParserCreate(0);
	XML_SetUserData(parser, &elements);
	XML_SetElementHandler(parser, start, 0);
	XML_Parse(parser, text, sizeof text - 1, 1); // NORACE
	int n = *(int *)XML_GetUserData(parser); // NORACE
	XML_ParserFree(parser); // NORACE
	return n ? arg : 0;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	run(0);
	pthread_join(t, 0);
	return 0;
}
