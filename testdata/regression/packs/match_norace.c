// Threads may search for one compiled expression, with match data of their own.
#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>
#include <pthread.h>

static pcre2_code *re; // NORACE

void *run(void *arg)
{
	pcre2_match_data *found = pcre2_match_data_create_from_pattern(re, 0); // NORACE
	if (!found || pcre2_match(re, (PCRE2_SPTR)"ab", 2, 0, 0, found, 0) < 1) // NORACE
		return 0;
	if (pcre2_get_ovector_pointer(found)[1] == 2) // NORACE
		arg = 0;
	pcre2_match_data_free(found); // NORACE
	return arg;
}

int main(void)
{
	int error;
	PCRE2_SIZE at;
	pthread_t t;
	re = pcre2_compile((PCRE2_SPTR)"a(.)", PCRE2_ZERO_TERMINATED, 0, &error, &at, 0);
	pthread_create(&t, 0, run, 0);
	run(0);
	pthread_join(t, 0);
	pcre2_code_free(re);
	return 0;
}
