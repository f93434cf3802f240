// A parser calls its handlers, with the data of its user, in the thread that lets it parse.
#include <expat.h>
#include <pthread.h>

static int elements;
static XML_Parser parser;

static void start(void *data, const XML_Char *name, const XML_Char **attributes)
{
	++*(int *)data; // RACE!
}

void *run(void *arg)
{
	XML_Parse(parser, "<a/>", 4, 1); // RACE!
	return arg;
}

int main(void)
{
	pthread_t t;
	parser = XML_ParserCreate(0);
	XML_SetUserData(parser, &elements);
	XML_SetElementHandler(parser, start, 0);
	pthread_create(&t, 0, run, 0);
	int n = elements; // RACE!
	XML_ParserFree(parser); // RACE!
	pthread_join(t, 0);
	return n;
}
