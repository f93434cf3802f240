package packs

// lua lists functions of Lua 5.1 to 5.4. All that belongs to one state is for one thread at a time. Of a state, 1 are
// the functions of C that it knows, 2 what they were given as light userdata, 3 is memory of userdata, 4 the
// allocator's argument that lua_getallocf hands out; texts are at 48. Coroutines share what their state has.
func lua() []model {
	run := many(eachCall("$1", "it[1]", "it"), eachCall("$1", "it[5]", "it", "&$1[48]"), use("$1"))
	can := []step{use("$1"), run} // whatever may call a metamethod, or raise an error
	with := func(ss ...step) []step { return append(ss, can...) }
	return []model{
		ptr("luaL_newstate", "new", made("lua_State")),
		void("lua_close", use("$1"), run, free("$1")),
		void("luaL_openlibs", can...),
		num(`luaopen_base luaopen_coroutine luaopen_table luaopen_io luaopen_os luaopen_string luaopen_utf8 luaopen_math luaopen_debug
			luaopen_package`, can...),
		ptr("lua_newthread", "$1", use("$1")),
		num(`lua_absindex lua_gettop lua_checkstack lua_isnumber lua_isstring lua_iscfunction lua_isinteger
			lua_isuserdata lua_type lua_toboolean lua_rawlen lua_objlen lua_rawequal lua_status lua_isyieldable
			lua_pushthread lua_getmetatable lua_setmetatable lua_rawget lua_rawgeti lua_next lua_getiuservalue
			lua_setiuservalue lua_gc lua_gethookmask lua_gethookcount lua_resetthread`, can...),
		void(`lua_settop lua_pushvalue lua_rotate lua_insert lua_remove lua_replace lua_copy lua_pushnil lua_pushnumber lua_pushinteger
			lua_pushboolean lua_createtable lua_rawset lua_rawseti lua_concat lua_len lua_toclose`, can...),
		num("lua_compare lua_equal lua_lessthan lua_geti lua_gettable lua_error lua_yield", can...),
		void("lua_arith lua_settable lua_seti lua_call", can...),
		num("lua_getglobal", with(text("$2"))...),
		num("lua_getfield luaL_getmetafield luaL_callmeta", with(text("$3"))...),
		void("lua_setglobal luaL_setmetatable", with(text("$2"))...),
		num("luaL_newmetatable lua_stringtonumber", with(text("$2"))...),
		void("lua_setfield", with(text("$3"))...),
		num("lua_pcall", can...),
		num("lua_resume", with(when("$2", use("$2")), out("$4"))...),
		num("lua_tonumberx lua_tointegerx", with(out("$3"))...),
		num("luaL_checkinteger luaL_checknumber luaL_optinteger luaL_optnumber luaL_ref luaL_len", can...),
		ptr("lua_tolstring luaL_checklstring luaL_tolstring", "&$1[48]", with(out("$3"))...),
		ptr("luaL_optlstring", "", with(text("$3"), out("$4"), either(way("&$1[48]"), way("$3")))...),
		ptr("lua_typename", "&file:lua", look("$1")),
		ptr("lua_pushstring", "&$1[48]", with(text("$2"))...),
		ptr("lua_pushlstring", "&$1[48]", with(read("$2", "$3"))...),
		ptr("lua_pushfstring", "&$1[48]", with(do("printf", "$2", "$3"))...),
		ptr("lua_pushvfstring", "&$1[48]", with(do("vprintf", "$2", "$3"))...),
		void("lua_pushcclosure", use("$1"), keep("&$1[1]", "$2")),
		void("lua_pushlightuserdata", use("$1"), keep("&$1[2]", "$2")),
		ptr("lua_newuserdata lua_newuserdatauv", "new", use("$1"),
			step{Do: "alloc", Args: []arg{"$2"}, Sure: true, Name: "lua_newuserdata"}, keep("&$1[3]", "new")),
		ptr("lua_touserdata", "", look("$1"), either(way("$1[2]"), way("$1[3]"), way("null"))),
		ptr("luaL_checkudata luaL_testudata", "", append([]step{text("$3"), either(way("$1[2]"), way("$1[3]"), way("null"))}, can...)...),
		ptr("lua_tothread", "", look("$1"), either(way("$1"), way("null"))),
		ptr("lua_tocfunction", "", look("$1"), either(way("$1[1]"), way("null"))),
		ptr("lua_topointer", "", look("$1"), either(way("$1[2]"), way("$1[3]"), way("&$1[48]"), way("null"))),
		void("lua_xmove", use("$1"), use("$2")),
		// The functions of a list, and their names, are read.
		void("luaL_setfuncs", use("$1"), deep("$2"), keep("&$1[1]", "$2[?]")),
		void("luaL_register", use("$1"), text("$2"), deep("$3"), keep("&$1[1]", "$3[?]")),
		num("luaL_loadstring", with(text("$2"))...),
		num("luaL_loadfile", with(path("$2"))...),
		num("luaL_loadfilex", with(path("$2"), text("$3"))...),
		num("luaL_loadbuffer", with(read("$2", "$3"), text("$4"))...),
		num("luaL_loadbufferx", with(read("$2", "$3"), text("$4"), text("$5"))...),
		num("luaL_error", with(do("printf", "$2", "$3"))...),
		num("luaL_argerror luaL_typeerror", with(text("$3"))...),
		void("luaL_checkany luaL_checktype luaL_unref luaL_where luaL_checkversion_", can...),
		void("luaL_checkstack", with(text("$3"))...),
		num("luaL_getsubtable", with(text("$3"))...),
		void("luaL_traceback", with(use("$2"), text("$3"))...),
		void("luaL_requiref", use("$1"), text("$2"), keep("&$1[1]", "$3"), run),
		// Errors that nobody catches end here: what is set is called.
		ptr("lua_atpanic", "$1[1]", use("$1"), keep("&$1[1]", "$2")),
		num("lua_version", look("$1")),
		// What goes on after a call, reads and writes chunks, or is told of each line.
		void("lua_callk", with(calls("$5", "$1", "nondet", "$4"))...),
		num("lua_pcallk", with(calls("$6", "$1", "nondet", "$5"))...),
		num("lua_yieldk", with(calls("$4", "$1", "nondet", "$3"), keep("&$1[1]", "$4"))...),
		num("lua_load", with(text("$4"), text("$5"), calls("$2", "$1", "$3", "&got"), when("got", read("got")))...),
		num("lua_dump", with(calls("$2", "$1", "&$1[48]", "nondet", "$3"))...),
		void("lua_sethook", use("$1"), keep("&$1[5]", "$2")),
		// A buffer lies in the program, and may have its bytes elsewhere.
		void("luaL_buffinit", use("$1"), update("$2"), store("&$2[0]", "$2+?"), store("&$2[3]", "$1")),
		ptr("luaL_buffinitsize", "$2+?", use("$1"), update("$2"), store("&$2[0]", "$2+?"), store("&$2[3]", "$1")),
		ptr("luaL_prepbuffsize", "$1+?", update("$1"), store("&$1[0]", "$1+?")),
		void("luaL_addlstring", update("$1"), read("$2", "$3"), store("&$1[0]", "$1+?")),
		void("luaL_addstring", update("$1"), text("$2"), store("&$1[0]", "$1+?")),
		void("luaL_addvalue luaL_pushresult luaL_pushresultsize", update("$1"), store("&$1[0]", "$1+?")),
	}
}
