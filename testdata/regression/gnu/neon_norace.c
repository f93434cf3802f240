// Functions of Arm's vectors that compute use no memory, and those that load and store no more than they say.
#include <arm_acle.h>
#include <arm_neon.h>
#include <pthread.h>

uint8_t from[64], to[64], one[8];
double lane[2];
uint32_t own;

static void *run(void *arg) {
	uint8x16x2_t x = vld2q_u8(from); // NORACE
	vst1q_u8(to, vaddq_u8(x.val[0], vdupq_n_u8(1))); // NORACE
	vst1_lane_f64(lane, vdup_n_f64(1), 0); // NORACE
	x.val[1] = vld1q_lane_u8(one + 3, x.val[0], 2); // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	from[32] = 1; // NORACE
	to[16] = 2; // NORACE
	lane[1] = 3; // NORACE
	one[2] = one[4] = 1; // NORACE
	own = __crc32cb(own, vgetq_lane_u8(vdupq_n_u8(own), 3)); // NORACE
	__dmb(11);
	own += __clz(own); // NORACE
	pthread_join(t, 0);
	return 0;
}
