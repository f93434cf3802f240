// Each thread has a state of its own.
#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#include <pthread.h>

static int work(lua_State *l)
{
	int *n = lua_touserdata(l, 1);
	if (n)
		++*n; // NORACE
	return 0;
}

static const luaL_Reg functions[] = {{"work", work}, {0, 0}}; // NORACE

void *run(void *arg)
{
	int calls = 0;
	lua_State *l = luaL_newstate();
	luaL_openlibs(l);
	luaL_setfuncs(l, functions, 0);
	lua_pushlightuserdata(l, &calls);
	lua_pcallk(l, 1, 0, 0, 0, 0); // NORACE
	lua_close(l); // NORACE
	return calls ? arg : 0;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	run(0);
	pthread_join(t, 0);
	return 0;
}
