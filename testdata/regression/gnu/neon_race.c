// Functions of Arm's vectors that load and store use memory: as much of it as their names say.
#include <arm_neon.h>
#include <pthread.h>

uint8_t from[64], to[64], one[8];
double lane;

static void *run(void *arg) {
	uint8x16x2_t x = vld2q_u8(from); // RACE!
	vst1q_u8(to, vaddq_u8(x.val[0], vdupq_n_u8(1))); // RACE!
	vst1_lane_f64(&lane, vdup_n_f64(1), 0); // RACE!
	x.val[1] = vld1q_lane_u8(one + 3, x.val[0], 2); // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	from[31] = 1; // RACE!
	to[15] = 2; // RACE!
	lane = 3; // RACE!
	one[3] = 1; // RACE!
	return 0;
}
