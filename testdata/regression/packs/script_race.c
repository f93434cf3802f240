// A state of Lua is for one thread at a time, and calls the functions that it knows, which get what was left in it.
#include <lauxlib.h>
#include <lua.h>
#include <pthread.h>

static int calls;
static lua_State *l;

static int work(lua_State *l)
{
	++*(int *)lua_touserdata(l, 1); // RACE!
	return 0;
}

void *run(void *arg)
{
	lua_callk(l, 1, 0, 0, 0); // RACE!
	return arg;
}

int main(void)
{
	pthread_t t;
	l = luaL_newstate();
	lua_pushcclosure(l, work, 0);
	lua_pushlightuserdata(l, &calls);
	pthread_create(&t, 0, run, 0);
	int n = calls; // RACE!
	lua_settop(l, 0); // RACE!
	pthread_join(t, 0);
	return n;
}
