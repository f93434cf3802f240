// Each thread has a connection of its own; a result does not change any more, and may be read by all.
#include <pthread.h>
#include <stdio.h>
#include <libpq-fe.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int notices;
static PGresult *names;

static void notice(void *counter, const char *text) {
	pthread_mutex_lock(&m);
	++*(int *)counter; // NORACE
	pthread_mutex_unlock(&m);
	fputs(text, stderr);
}

static void *work(void *x) {
	PGconn *c = PQconnectdb("dbname=test");
	if (PQstatus(c) == CONNECTION_OK) {
		PQsetNoticeProcessor(c, notice, &notices);
		PGresult *r = PQexec(c, "SELECT 1"); // NORACE
		if (PQresultStatus(r) == PGRES_TUPLES_OK)
			printf("%s for %s\n", PQgetvalue(r, 0, 0), PQgetvalue(names, 0, 0)); // NORACE
		PQclear(r);
	} else {
		fputs(PQerrorMessage(c), stderr);
	}
	PQfinish(c);
	return x;
}

int main(void) {
	pthread_t t, u;
	PGconn *c = PQconnectdb("dbname=test");
	names = PQexec(c, "SELECT name FROM names");
	pthread_create(&t, 0, work, 0);
	pthread_create(&u, 0, work, 0);
	PQexec(c, "SELECT 2"); // NORACE
	pthread_join(t, 0);
	pthread_join(u, 0);
	PQclear(names); // NORACE
	PQfinish(c);
	return 0;
}
