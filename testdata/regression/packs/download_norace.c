// Each thread has a handle of its own, and what belongs to it.
#include <curl/curl.h>
#include <pthread.h>

static const char form[64]; // NORACE

static size_t count(char *data, size_t size, size_t n, void *total)
{
	*(size_t *)total += size * n; // NORACE
	return size * n;
}

void *run(void *arg)
{
	size_t bytes = 0;
	char error[CURL_ERROR_SIZE];
	long status = 0;
	CURL *c = curl_easy_init();
	if (!c)
		return 0;
	struct curl_slist *headers = curl_slist_append(0, "Expect:");
	headers = curl_slist_append(headers, "Accept: */*");
	curl_easy_setopt(c, CURLOPT_URL, "http://localhost/");
	curl_easy_setopt(c, CURLOPT_POSTFIELDS, form);
	curl_easy_setopt(c, CURLOPT_HTTPHEADER, headers);
	curl_easy_setopt(c, CURLOPT_ERRORBUFFER, error);
	curl_easy_setopt(c, CURLOPT_WRITEFUNCTION, count);
	curl_easy_setopt(c, CURLOPT_WRITEDATA, &bytes);
	curl_easy_perform(c); // NORACE
	curl_easy_getinfo(c, CURLINFO_RESPONSE_CODE, &status);
	curl_slist_free_all(headers);
	curl_easy_cleanup(c); // NORACE
	return bytes && status ? arg : 0;
}

int main(void)
{
	pthread_t t;
	curl_global_init(CURL_GLOBAL_ALL);
	pthread_create(&t, 0, run, 0);
	run(0);
	pthread_join(t, 0);
	return 0;
}
