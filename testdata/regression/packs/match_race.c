// Match data of PCRE2 belong to one thread at a time.
#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>
#include <pthread.h>

static pcre2_code *re;
static pcre2_match_data *found;

void *run(void *arg)
{
	pcre2_match(re, (PCRE2_SPTR)"ab", 2, 0, 0, found, 0); // RACE!
	return arg;
}

int main(void)
{
	int error;
	PCRE2_SIZE at;
	pthread_t t;
	re = pcre2_compile((PCRE2_SPTR)"a(.)", PCRE2_ZERO_TERMINATED, 0, &error, &at, 0);
	found = pcre2_match_data_create_from_pattern(re, 0);
	pthread_create(&t, 0, run, 0);
	int n = pcre2_get_ovector_pointer(found)[1]; // RACE!
	pthread_join(t, 0);
	return n;
}
