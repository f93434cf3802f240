// Connections and statements lock themselves.
#include <pthread.h>
#include <sqlite3.h>

static sqlite3 *db; // NORACE
static sqlite3_stmt *s; // NORACE

static int row(void *arg, int n, char **values, char **names)
{
	++*(int *)arg; // NORACE
	return n > 0 && values[0];
}

void *run(void *arg)
{
	int rows = 0;
	sqlite3_step(s); // NORACE
	sqlite3_column_int(s, 0); // NORACE
	sqlite3_exec(db, "select 1", row, &rows, 0); // NORACE
	return rows ? arg : 0;
}

int main(void)
{
	pthread_t t;
	if (sqlite3_open("t.db", &db) || sqlite3_prepare_v2(db, "select * from t", -1, &s, 0))
		return 1;
	pthread_create(&t, 0, run, 0);
	run(0);
	sqlite3_mutex_enter(sqlite3_db_mutex(db));
	sqlite3_mutex_enter(sqlite3_db_mutex(db));
	sqlite3_step(s); // NORACE
	sqlite3_mutex_leave(sqlite3_db_mutex(db));
	sqlite3_mutex_leave(sqlite3_db_mutex(db));
	pthread_join(t, 0);
	sqlite3_finalize(s);
	sqlite3_close(db);
	return 0;
}
