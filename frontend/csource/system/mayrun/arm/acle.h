/* What Arm's compilers have built in (ACLE): functions of registers return any value; barriers order what
   C's fences do, as far as they do so whatever the domain: those for loads are acquire fences, those for stores
   alone order no loads before them, and are nothing here. */
#ifndef _MAYRUN_ARM_ACLE
#define _MAYRUN_ARM_ACLE
#include <stdint.h>
#include <stddef.h>
#define __dmb(n) __mayrun_arm_barrier(n)
#define __dsb(n) __mayrun_arm_barrier(n)
#define __mayrun_arm_barrier(n) ((n) == 15 || (n) == 11 ? __atomic_thread_fence(5) : \
	(n) == 13 || (n) == 9 ? __atomic_thread_fence(2) : __atomic_signal_fence(5))
#define __isb(n) __atomic_signal_fence(5)
#define __yield() __builtin_ia32_pause()
#define __wfe() __builtin_ia32_pause()
#define __wfi() __builtin_ia32_pause()
#define __sev() __builtin_ia32_pause()
#define __sevl() __builtin_ia32_pause()
#define __nop() ((void)0)
#define __dbg(n) ((void)0)
#define __pld(p) __builtin_prefetch((const void *)(p))
#define __pldx(access, level, policy, p) __builtin_prefetch((const void *)(p))
#define __pli(p) ((void)(p))
#define __plix(level, policy, p) ((void)(p))
#define __swp(x, p) __atomic_exchange_n((volatile uint32_t *)(p), (uint32_t)(x), 0)
#define __clz(x) ((unsigned int)__mayrun_arm_clz(x))
#define __clzl(x) ((unsigned int)__mayrun_arm_clzl(x))
#define __clzll(x) ((unsigned int)__mayrun_arm_clzll(x))
static __inline int __mayrun_arm_clz(uint32_t x) { return x ? __builtin_clz(x) : 32; }
static __inline int __mayrun_arm_clzl(unsigned long x) { return x ? __builtin_clzl(x) : 8 * (int)sizeof x; }
static __inline int __mayrun_arm_clzll(uint64_t x) { return x ? __builtin_clzll(x) : 64; }
#define __rev(x) __builtin_bswap32(x)
#define __revl(x) ((unsigned long)(sizeof(unsigned long) == 8 ? __builtin_bswap64(x) : __builtin_bswap32(x)))
#define __revll(x) __builtin_bswap64(x)
#define __revsh(x) ((int16_t)__builtin_bswap16((uint16_t)(x)))
uint32_t __ror(uint32_t, uint32_t) __attribute__((__const__));
unsigned long __rorl(unsigned long, uint32_t) __attribute__((__const__));
uint64_t __rorll(uint64_t, uint32_t) __attribute__((__const__));
unsigned int __cls(uint32_t) __attribute__((__const__));
unsigned int __clsl(unsigned long) __attribute__((__const__));
unsigned int __clsll(uint64_t) __attribute__((__const__));
uint32_t __rev16(uint32_t) __attribute__((__const__));
uint32_t __rbit(uint32_t) __attribute__((__const__));
unsigned long __rev16l(unsigned long) __attribute__((__const__));
unsigned long __rbitl(unsigned long) __attribute__((__const__));
uint64_t __rev16ll(uint64_t) __attribute__((__const__));
uint64_t __rbitll(uint64_t) __attribute__((__const__));
int32_t __jcvt(double) __attribute__((__const__));
float __rint32zf(float) __attribute__((__const__));
float __rint64zf(float) __attribute__((__const__));
float __rint32xf(float) __attribute__((__const__));
float __rint64xf(float) __attribute__((__const__));
double __rint32z(double) __attribute__((__const__));
double __rint64z(double) __attribute__((__const__));
double __rint32x(double) __attribute__((__const__));
double __rint64x(double) __attribute__((__const__));
uint32_t __crc32b(uint32_t, uint8_t) __attribute__((__const__));
uint32_t __crc32h(uint32_t, uint16_t) __attribute__((__const__));
uint32_t __crc32w(uint32_t, uint32_t) __attribute__((__const__));
uint32_t __crc32d(uint32_t, uint64_t) __attribute__((__const__));
uint32_t __crc32cb(uint32_t, uint8_t) __attribute__((__const__));
uint32_t __crc32ch(uint32_t, uint16_t) __attribute__((__const__));
uint32_t __crc32cw(uint32_t, uint32_t) __attribute__((__const__));
uint32_t __crc32cd(uint32_t, uint64_t) __attribute__((__const__));
int32_t __ssat(int32_t, unsigned int) __attribute__((__const__));
uint32_t __usat(int32_t, unsigned int) __attribute__((__const__));
int32_t __qadd(int32_t, int32_t) __attribute__((__const__));
int32_t __qsub(int32_t, int32_t) __attribute__((__const__));
int32_t __qdbl(int32_t) __attribute__((__const__));
int32_t __smulbb(int32_t, int32_t) __attribute__((__const__));
int32_t __smulbt(int32_t, int32_t) __attribute__((__const__));
int32_t __smultb(int32_t, int32_t) __attribute__((__const__));
int32_t __smultt(int32_t, int32_t) __attribute__((__const__));
int32_t __smulwb(int32_t, int32_t) __attribute__((__const__));
int32_t __smulwt(int32_t, int32_t) __attribute__((__const__));
int32_t __smlabb(int32_t, int32_t, int32_t) __attribute__((__const__));
int32_t __smlabt(int32_t, int32_t, int32_t) __attribute__((__const__));
int32_t __smlatb(int32_t, int32_t, int32_t) __attribute__((__const__));
int32_t __smlatt(int32_t, int32_t, int32_t) __attribute__((__const__));
int32_t __smlawb(int32_t, int32_t, int32_t) __attribute__((__const__));
int32_t __smlawt(int32_t, int32_t, int32_t) __attribute__((__const__));
/* Numbers of the processor's own, and registers: nobody knows what they say. */
uint64_t __mayrun_arm_register(void) __attribute__((__const__));
#define __arm_rsr(name) ((void)(name), (uint32_t)__mayrun_arm_register())
#define __arm_rsr64(name) ((void)(name), __mayrun_arm_register())
#define __arm_rsrp(name) ((void)(name), (void *)__mayrun_arm_register())
#define __rndr(p) __mayrun_arm_random(p)
#define __rndrrs(p) __mayrun_arm_random(p)
static __inline int __mayrun_arm_random(uint64_t *p) { *p = __mayrun_arm_register(); return (int)__mayrun_arm_register(); }
#endif
