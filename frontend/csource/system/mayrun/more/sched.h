/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_SCHED_H_MORE
#define _MAYRUN_SCHED_H_MORE
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
extern int getcpu (unsigned int *, unsigned int *);
extern int setns (int, int);
extern cpu_set_t *__sched_cpualloc (size_t);
extern void __sched_cpufree (cpu_set_t *);
#define __CPU_WORDS(size) ((size) / sizeof(__cpu_mask))
#define __CPU_WORD(cpu, size, set) ((__cpu_mask *)(set)->__bits)[(size_t)(cpu) < 8 * (size) ? (size_t)(cpu) / (8 * sizeof(__cpu_mask)) : 0]
#define __CPU_BIT(cpu, size) ((size_t)(cpu) < 8 * (size) ? (__cpu_mask)1 << ((size_t)(cpu) % (8 * sizeof(__cpu_mask))) : 0)
#define CPU_SET_S(cpu, size, set) ((void)(__CPU_WORD(cpu, size, set) |= __CPU_BIT(cpu, size)))
#define CPU_CLR_S(cpu, size, set) ((void)(__CPU_WORD(cpu, size, set) &= ~__CPU_BIT(cpu, size)))
#define CPU_ISSET_S(cpu, size, set) ((__CPU_WORD(cpu, size, set) & __CPU_BIT(cpu, size)) != 0)
#define CPU_ZERO_S(size, set) ((void)__builtin_memset((set), 0, (size)))
#define CPU_COUNT_S(size, set) __sched_cpucount((size), (set))
#define CPU_EQUAL_S(size, a, b) (__builtin_memcmp((a), (b), (size)) == 0)
#define CPU_EQUAL(a, b) CPU_EQUAL_S(sizeof(cpu_set_t), a, b)
#define __CPU_COMBINE(size, to, a, b, op) __extension__ ({ cpu_set_t *__to = (to); \
	const __cpu_mask *__a = (a)->__bits, *__b = (b)->__bits; \
	for (size_t __w = 0; __w < __CPU_WORDS(size); __w++) ((__cpu_mask *)__to->__bits)[__w] = __a[__w] op __b[__w]; __to; })
#define CPU_AND_S(size, to, a, b) __CPU_COMBINE(size, to, a, b, &)
#define CPU_OR_S(size, to, a, b) __CPU_COMBINE(size, to, a, b, |)
#define CPU_XOR_S(size, to, a, b) __CPU_COMBINE(size, to, a, b, ^)
#define CPU_AND(to, a, b) CPU_AND_S(sizeof(cpu_set_t), to, a, b)
#define CPU_OR(to, a, b) CPU_OR_S(sizeof(cpu_set_t), to, a, b)
#define CPU_XOR(to, a, b) CPU_XOR_S(sizeof(cpu_set_t), to, a, b)
#define CPU_ALLOC_SIZE(n) (((n) + 8 * sizeof(__cpu_mask) - 1) / (8 * sizeof(__cpu_mask)) * sizeof(__cpu_mask))
#define CPU_ALLOC(n) __sched_cpualloc(n)
#define CPU_FREE(set) __sched_cpufree(set)
#endif
