#ifndef SANITIZER_TSAN_INTERFACE_H
#define SANITIZER_TSAN_INTERFACE_H
static const unsigned __tsan_mutex_linker_init = 1 << 0;
static const unsigned __tsan_mutex_write_reentrant = 1 << 1;
static const unsigned __tsan_mutex_read_reentrant = 1 << 2;
static const unsigned __tsan_mutex_read_lock = 1 << 3;
static const unsigned __tsan_mutex_try_lock = 1 << 4;
static const unsigned __tsan_mutex_try_lock_failed = 1 << 5;
static const unsigned __tsan_mutex_recursive_lock = 1 << 6;
static const unsigned __tsan_mutex_recursive_unlock = 1 << 7;
static const unsigned __tsan_mutex_not_static = 1 << 8;
static const unsigned __tsan_switch_to_fiber_no_sync = 1 << 0;
void __tsan_acquire(void *);
void __tsan_release(void *);
void __tsan_mutex_create(void *, unsigned);
void __tsan_mutex_destroy(void *, unsigned);
void __tsan_mutex_pre_lock(void *, unsigned);
void __tsan_mutex_post_lock(void *, unsigned, int);
int __tsan_mutex_pre_unlock(void *, unsigned);
void __tsan_mutex_post_unlock(void *, unsigned);
void __tsan_mutex_pre_signal(void *, unsigned);
void __tsan_mutex_post_signal(void *, unsigned);
void __tsan_mutex_pre_divert(void *, unsigned);
void __tsan_mutex_post_divert(void *, unsigned);
void *__tsan_external_register_tag(const char *);
void __tsan_external_register_header(void *, const char *);
void __tsan_external_assign_tag(void *, void *);
void __tsan_external_read(void *, void *, void *);
void __tsan_external_write(void *, void *, void *);
void *__tsan_get_current_fiber(void);
void *__tsan_create_fiber(unsigned);
void __tsan_destroy_fiber(void *);
void __tsan_switch_to_fiber(void *, unsigned);
void __tsan_set_fiber_name(void *, const char *);
void __tsan_flush_memory(void);
#endif
