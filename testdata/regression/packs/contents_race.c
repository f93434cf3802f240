// Nothing is known of what libraries hand out: texts, numbers, arguments of callbacks.
#include <curl/curl.h>
#include <jansson.h>
#include <openssl/ssl.h>
#include <pthread.h>
int a, b, c, d, e, f;
void *run(void *arg)
{
	CURL *h = curl_easy_init();
	char *url = 0; long code = 0; double t = 0;
	if (curl_easy_getinfo(h, CURLINFO_EFFECTIVE_URL, &url) == 0 && url && url[0] == 'h') a++; // RACE!
	curl_easy_getinfo(h, CURLINFO_RESPONSE_CODE, &code);
	if (code == 200) b++; // RACE!
	curl_easy_getinfo(h, CURLINFO_TOTAL_TIME, &t);
	if (t > 1) c++; // RACE!
	json_t *j = json_loads("[1]", 0, 0);
	if (json_is_array(j) && json_integer_value(json_array_get(j, 0)) == 3) d++; // RACE!
	const char *k; json_t *v;
	json_object_foreach(j, k, v) if (k[0] == 'a' && json_is_string(v) && json_string_value(v)[0] == 'x') e++; // RACE!
	SSL *s = SSL_new(SSL_CTX_new(TLS_method()));
	char buf[8];
	if (SSL_read(s, buf, 8) == 3 && buf[2] == 'x' && SSL_get_error(s, 0) == SSL_ERROR_NONE) f++; // RACE!
	return arg;
}
int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	run(0);
	return 0;
}
