// What a statement hands out lies in the library, which writes it at the next step, whoever takes that.
#include <pthread.h>
#include <sqlite3.h>

static sqlite3_stmt *s;
static int rows;

static int row(void *arg, int n, char **values, char **names)
{
	++*(int *)arg; // RACE!
	return 0;
}

void *run(void *arg)
{
	sqlite3_step(s); // RACE!
	rows = 0; // RACE!
	return arg;
}

int main(void)
{
	sqlite3 *db;
	pthread_t t;
	if (sqlite3_open("t.db", &db) || sqlite3_prepare_v2(db, "select * from t", -1, &s, 0))
		return 1;
	pthread_create(&t, 0, run, 0);
	sqlite3_step(s);
	const unsigned char *text = sqlite3_column_text(s, 0);
	int n = text ? text[0] : 0; // RACE!
	sqlite3_exec(db, "select 1", row, &rows, 0);
	pthread_join(t, 0);
	return n;
}
