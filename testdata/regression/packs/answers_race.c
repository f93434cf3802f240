// Nothing is known of what libraries hand out: texts, numbers, arguments of callbacks.
#include <sqlite3.h>
#include <pcre2.h>
#include <lua.h>
#include <lauxlib.h>
#include <expat.h>
#include <event2/event.h>
#include <event2/bufferevent.h>
#include <event2/buffer.h>
#include <pthread.h>
int a, b, c, d, e, g, h;
static int row(void *p, int n, char **v, char **names) { if (n == 3 && v[1] && v[1][0] == 'x' && names[0][0] == 'i') a++; return 0; } // RACE!
static void el(void *d, const XML_Char *n, const XML_Char **at) { if (n[0] == 'a' && at[0] && at[1][0] == 'x') c++; } // RACE!
static void rd(struct bufferevent *bev, void *arg) { char buf[4]; char *l = evbuffer_readln(bufferevent_get_input(bev), 0, EVBUFFER_EOL_LF); if (bufferevent_read(bev, buf, 4) == 2 && buf[0] == 'x' && l && l[0] == 'y') d++; } // RACE!
void *run(void *arg)
{
	sqlite3 *db; sqlite3_stmt *s; char *err = 0;
	if (sqlite3_open("x", &db)) return 0;
	if (sqlite3_exec(db, "s", row, 0, &err) && err && err[0] == 'e') h++; // RACE!
	if (sqlite3_prepare_v2(db, "s", -1, &s, 0) == 0 && sqlite3_step(s) == SQLITE_ROW && sqlite3_column_text(s, 0)[0] == 'x' && sqlite3_column_int(s, 1) == 4) b++; // RACE!
	XML_Parser p = XML_ParserCreate(0);
	XML_SetStartElementHandler(p, el);
	XML_Parse(p, "x", 1, 1);
	lua_State *l = luaL_newstate();
	size_t n = 0;
	const char *t = luaL_checklstring(l, 1, &n);
	if (n == 3 && t[0] == 'x') e++; // RACE!
	struct event_base *base = event_base_new();
	struct bufferevent *bev = bufferevent_socket_new(base, 1, 0);
	bufferevent_setcb(bev, rd, 0, 0, 0);
	event_base_dispatch(base);
	g++; // RACE!
	return arg;
}
int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	run(0);
	return 0;
}
