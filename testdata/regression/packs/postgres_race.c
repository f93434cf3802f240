// Two threads use one connection at a time; a result is cleared while it is read; and who is told of notices counts them.
#include <pthread.h>
#include <stdio.h>
#include <libpq-fe.h>

static int notices;
static PGconn *c;
static PGresult *names;

static void notice(void *counter, const char *text) {
	++*(int *)counter; // RACE!
	fputs(text, stderr);
}

static void *own(void *x) {
	PGconn *mine = PQconnectdb("dbname=test");
	PQsetNoticeProcessor(mine, notice, &notices);
	PQclear(PQexec(mine, "SELECT 1"));
	PQfinish(mine);
	return x;
}

static void *work(void *x) {
	PQclear(PQexec(c, "SELECT 1")); // RACE!
	puts(PQgetvalue(names, 0, 0)); // RACE!
	return x;
}

int main(void) {
	pthread_t s, t, u;
	c = PQconnectdb("dbname=test");
	names = PQexec(c, "SELECT name FROM names");
	pthread_create(&s, 0, own, 0);
	pthread_create(&t, 0, own, 0);
	pthread_create(&u, 0, work, 0);
	fputs(PQerrorMessage(c), stderr); // RACE!
	PQclear(names); // RACE!
	pthread_join(s, 0);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
