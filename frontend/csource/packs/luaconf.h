#ifndef _MAYRUN_PACK_LUACONF_H
#define _MAYRUN_PACK_LUACONF_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define luaconf_h
#include <limits.h>
#include <stddef.h>
#define LUAI_IS32INT ((UINT_MAX >> 30) >= 3)
#define LUA_INT_INT 1
#define LUA_INT_LONG 2
#define LUA_INT_LONGLONG 3
#define LUA_FLOAT_FLOAT 1
#define LUA_FLOAT_DOUBLE 2
#define LUA_FLOAT_LONGDOUBLE 3
#define LUA_INT_DEFAULT LUA_INT_LONGLONG
#define LUA_FLOAT_DEFAULT LUA_FLOAT_DOUBLE
#define LUA_32BITS 0
#define LUA_C89_NUMBERS 0
#define LUA_INT_TYPE LUA_INT_DEFAULT
#define LUA_FLOAT_TYPE LUA_FLOAT_DEFAULT
#define LUA_PATH_SEP ";"
#define LUA_PATH_MARK "?"
#define LUA_EXEC_DIR "!"
#define LUA_VDIR LUA_VERSION_MAJOR "." LUA_VERSION_MINOR
#define LUA_ROOT "/usr/local/"
#define LUA_ROOT2 "/usr/"
#define LUA_LDIR LUA_ROOT "share/lua/" LUA_VDIR "/"
#define LUA_LDIR2 LUA_ROOT2 "share/lua/" LUA_VDIR "/"
#define LUA_CDIR LUA_ROOT "lib/lua/" LUA_VDIR "/"
#define LUA_CDIR2 LUA_ROOT2 "lib/" "x86_64-linux-gnu" "/lua/" LUA_VDIR "/"
#define LUA_CDIR3 LUA_ROOT2 "lib/lua/" LUA_VDIR "/"
#define LUA_PATH_DEFAULT LUA_LDIR"?.lua;" LUA_LDIR"?/init.lua;" LUA_CDIR"?.lua;" LUA_CDIR"?/init.lua;" LUA_LDIR2"?.lua;" LUA_LDIR2"?/init.lua;" "./?.lua;" "./?/init.lua"
#define LUA_CPATH_DEFAULT LUA_CDIR"?.so;" LUA_CDIR2"?.so;" LUA_CDIR3"?.so;" LUA_CDIR"loadall.so;" "./?.so"
#define LUA_DIRSEP "/"
#define LUA_API extern
#define LUALIB_API LUA_API
#define LUAMOD_API LUA_API
#define LUAI_FUNC  extern
#define LUAI_DDEC(dec) LUAI_FUNC dec
#define LUAI_DDEF
#define l_floor(x) (l_mathop(floor)(x))
#define lua_number2str(s,sz,n) l_sprintf((s), sz, LUA_NUMBER_FMT, (LUAI_UACNUMBER)(n))
#define lua_numbertointeger(n,p) ((n) >= (LUA_NUMBER)(LUA_MININTEGER) && (n) < -(LUA_NUMBER)(LUA_MININTEGER) && (*(p) = (LUA_INTEGER)(n), 1))
#define LUA_NUMBER double
#define l_floatatt(n) (DBL_ ##n)
#define LUAI_UACNUMBER double
#define LUA_NUMBER_FRMLEN ""
#define LUA_NUMBER_FMT "%.14g"
#define l_mathop(op) op
#define lua_str2number(s,p) strtod((s), (p))
#define LUA_INTEGER_FMT "%" LUA_INTEGER_FRMLEN "d"
#define LUAI_UACINT LUA_INTEGER
#define lua_integer2str(s,sz,n) l_sprintf((s), sz, LUA_INTEGER_FMT, (LUAI_UACINT)(n))
#define LUA_UNSIGNED unsigned LUAI_UACINT
#define LUA_INTEGER long long
#define LUA_INTEGER_FRMLEN "ll"
#define LUA_MAXINTEGER LLONG_MAX
#define LUA_MININTEGER LLONG_MIN
#define LUA_MAXUNSIGNED ULLONG_MAX
#define l_sprintf(s,sz,f,i) snprintf(s,sz,f,i)
#define lua_strx2number(s,p) lua_str2number(s,p)
#define lua_pointer2str(buff,sz,p) l_sprintf(buff,sz,"%p",p)
#define lua_number2strx(L,b,sz,f,n) ((void)L, l_sprintf(b,sz,f,(LUAI_UACNUMBER)(n)))
#define LUA_KCONTEXT ptrdiff_t
#include <stdint.h>
#define LUA_KCONTEXT intptr_t
#define lua_getlocaledecpoint() (localeconv()->decimal_point[0])
#define luai_likely(x) (__builtin_expect(((x) != 0), 1))
#define luai_unlikely(x) (__builtin_expect(((x) != 0), 0))
#define LUAI_MAXSTACK 1000000
#define LUA_EXTRASPACE (sizeof(void *))
#define LUA_IDSIZE 60
#define LUAL_BUFFERSIZE ((int)(16 * sizeof(void*) * sizeof(lua_Number)))
#define LUAI_MAXALIGN lua_Number n; double u; void *s; lua_Integer i; long l
#endif
