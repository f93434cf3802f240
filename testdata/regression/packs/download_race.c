// A handle of libcurl calls what it was given, with what was given beside it, and reads what it is to post.
#include <curl/curl.h>
#include <pthread.h>

static size_t bytes;
static char form[64], error[CURL_ERROR_SIZE];

static size_t count(char *data, size_t size, size_t n, void *total)
{
	*(size_t *)total += size * n; // RACE!
	return size * n;
}

void *run(void *arg)
{
	CURL *c = curl_easy_init();
	if (!c)
		return 0;
	curl_easy_setopt(c, CURLOPT_URL, "http://localhost/");
	curl_easy_setopt(c, CURLOPT_POSTFIELDS, form);
	curl_easy_setopt(c, CURLOPT_ERRORBUFFER, error);
	curl_easy_setopt(c, CURLOPT_WRITEFUNCTION, count);
	curl_easy_setopt(c, CURLOPT_WRITEDATA, &bytes);
	curl_easy_perform(c); // RACE!
	curl_easy_cleanup(c);
	return arg;
}

int main(void)
{
	pthread_t t;
	curl_global_init(CURL_GLOBAL_ALL);
	pthread_create(&t, 0, run, 0);
	form[0] = 'a'; // RACE!
	int n = bytes + error[0]; // RACE!
	pthread_join(t, 0);
	return n;
}
