#ifndef _MAYRUN_PACK_NUMA_H
#define _MAYRUN_PACK_NUMA_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#ifndef _NUMA_H
#define _NUMA_H 1
#define LIBNUMA_API_VERSION 2
#include <stddef.h>
#include <string.h>
#include <sys/types.h>
#include <stdlib.h>
#if defined(__x86_64__) || defined(__i386__)
#define NUMA_NUM_NODES 128
#else
#define NUMA_NUM_NODES 2048
#endif
typedef struct { unsigned long n[NUMA_NUM_NODES/(sizeof(unsigned long)*8)]; } nodemask_t;
struct bitmask { unsigned long size; unsigned long *maskp; };
int numa_bitmask_isbitset(const struct bitmask *, unsigned int);
struct bitmask *numa_bitmask_setall(struct bitmask *);
struct bitmask *numa_bitmask_clearall(struct bitmask *);
struct bitmask *numa_bitmask_setbit(struct bitmask *, unsigned int);
struct bitmask *numa_bitmask_clearbit(struct bitmask *, unsigned int);
unsigned int numa_bitmask_nbytes(struct bitmask *);
unsigned int numa_bitmask_weight(const struct bitmask *);
struct bitmask *numa_bitmask_alloc(unsigned int);
void numa_bitmask_free(struct bitmask *);
int numa_bitmask_equal(const struct bitmask *, const struct bitmask *);
void copy_nodemask_to_bitmask(nodemask_t *, struct bitmask *);
void copy_bitmask_to_nodemask(struct bitmask *, nodemask_t *);
void copy_bitmask_to_bitmask(struct bitmask *, struct bitmask *);
void nodemask_zero(nodemask_t *mask);
void nodemask_zero_compat(nodemask_t *mask);
void nodemask_set_compat(nodemask_t *mask, int node);
void nodemask_clr_compat(nodemask_t *mask, int node);
int nodemask_isset_compat(const nodemask_t *mask, int node);
int nodemask_equal(const nodemask_t *a, const nodemask_t *b);
int nodemask_equal_compat(const nodemask_t *a, const nodemask_t *b);
int numa_available(void);
int numa_max_node(void);
int numa_max_possible_node(void);
int numa_preferred(void);
long long numa_node_size64(int node, long long *freep);
long numa_node_size(int node, long *freep);
int numa_pagesize(void);
extern struct bitmask *numa_all_nodes_ptr;
extern struct bitmask *numa_nodes_ptr;
extern nodemask_t numa_all_nodes;
extern struct bitmask *numa_all_cpus_ptr;
extern struct bitmask *numa_no_nodes_ptr;
extern nodemask_t numa_no_nodes;
void numa_bind(struct bitmask *nodes);
void numa_set_interleave_mask(struct bitmask *nodemask);
struct bitmask *numa_get_interleave_mask(void);
struct bitmask *numa_allocate_nodemask(void);
void numa_free_nodemask(struct bitmask *b);
void numa_set_preferred(int node);
int numa_has_preferred_many(void);
void numa_set_preferred_many(struct bitmask *bitmask);
struct bitmask *numa_preferred_many(void);
void numa_set_localalloc(void);
void numa_set_membind(struct bitmask *nodemask);
void numa_set_membind_balancing(struct bitmask *bmp);
struct bitmask *numa_get_membind(void);
struct bitmask *numa_get_mems_allowed(void);
int numa_get_interleave_node(void);
void *numa_alloc_interleaved_subset(size_t size, struct bitmask *nodemask);
void *numa_alloc_interleaved(size_t size);
void *numa_alloc_onnode(size_t size, int node);
void *numa_alloc_local(size_t size);
void *numa_alloc(size_t size);
void *numa_realloc(void *old_addr, size_t old_size, size_t new_size);
void numa_free(void *mem, size_t size);
void numa_interleave_memory(void *mem, size_t size, struct bitmask *mask);
void numa_tonode_memory(void *start, size_t size, int node);
void numa_tonodemask_memory(void *mem, size_t size, struct bitmask *mask);
void numa_setlocal_memory(void *start, size_t size);
void numa_police_memory(void *start, size_t size);
int numa_run_on_node_mask(struct bitmask *mask);
int numa_run_on_node_mask_all(struct bitmask *mask);
int numa_run_on_node(int node);
struct bitmask * numa_get_run_node_mask(void);
void numa_set_bind_policy(int strict);
void numa_set_strict(int flag);
int numa_num_possible_nodes(void);
int numa_num_possible_cpus(void);
int numa_num_configured_nodes(void);
int numa_num_configured_cpus(void);
int numa_num_task_cpus(void);
int numa_num_thread_cpus(void);
int numa_num_task_nodes(void);
int numa_num_thread_nodes(void);
struct bitmask *numa_allocate_cpumask(void);
void numa_free_cpumask(struct bitmask *b);
int numa_node_to_cpus(int, struct bitmask *);
void numa_node_to_cpu_update(void);
int numa_node_of_cpu(int cpu);
int numa_distance(int node1, int node2);
void numa_error(char *where);
extern int numa_exit_on_error;
void numa_warn(int num, char *fmt, ...);
extern int numa_exit_on_warn;
int numa_migrate_pages(int pid, struct bitmask *from, struct bitmask *to);
int numa_move_pages(int pid, unsigned long count, void **pages, const int *nodes, int *status, int flags);
int numa_sched_getaffinity(pid_t, struct bitmask *);
int numa_sched_setaffinity(pid_t, struct bitmask *);
struct bitmask *numa_parse_nodestring(const char *);
struct bitmask *numa_parse_nodestring_all(const char *);
struct bitmask *numa_parse_cpustring(const char *);
struct bitmask *numa_parse_cpustring_all(const char *);
void numa_set_interleave_mask_compat(nodemask_t *nodemask);
nodemask_t numa_get_interleave_mask_compat(void);
void numa_bind_compat(nodemask_t *mask);
void numa_set_membind_compat(nodemask_t *mask);
nodemask_t numa_get_membind_compat(void);
void *numa_alloc_interleaved_subset_compat(size_t size, const nodemask_t *mask);
int numa_run_on_node_mask_compat(const nodemask_t *mask);
nodemask_t numa_get_run_node_mask_compat(void);
void numa_interleave_memory_compat(void *mem, size_t size, const nodemask_t *mask);
void numa_tonodemask_memory_compat(void *mem, size_t size, const nodemask_t *mask);
int numa_sched_getaffinity_compat(pid_t pid, unsigned len, unsigned long *mask);
int numa_sched_setaffinity_compat(pid_t pid, unsigned len, unsigned long *mask);
int numa_node_to_cpus_compat(int node, unsigned long *buffer, int buffer_len);
#ifdef NUMA_VERSION1_COMPATIBILITY
#include <numacompat1.h>
#endif
#endif
#endif
