package packs

// curl lists functions of libcurl 7 and 8. A handle belongs to whoever uses it, and its callbacks are called by whoever
// performs it, also as a part of a multi handle.
//
// What is kept where, of a handle: the elements of curlKept, 30 what any other option was given; of a multi handle, 1
// are its handles. Of a list, 0 is a text and 1 the rest.
func curl() []model {
	// What a handle calls: functions with what was given for them.
	perform := func(h arg) []step {
		return []step{
			data("curl_buffer"),
			many(
				eachCall(h, "it[1]", "new", "nondet", "nondet", "it[2]"),              // write
				eachCall(h, "it[3]", "new", "nondet", "nondet", "it[4]"),              // read
				eachCall(h, "it[5]", "new", "nondet", "nondet", "it[6]"),              // header
				eachCall(h, "it[7]", "it[9]", "nondet", "nondet", "nondet", "nondet"), // progress
				eachCall(h, "it[8]", "it[9]", "nondet", "nondet", "nondet", "nondet"),
				eachCall(h, "it[10]", "it", "nondet", "new", "nondet", "it[11]"), // debug
				eachCall(h, "it[12]", "it[13]", "nondet", "nondet"),              // seek
				eachCall(h, "it[14]", "it[15]", "nondet", "nondet"),              // sockets
				eachCall(h, "it[16]", "it[17]", "nondet", "new"),
				eachCall(h, "it[18]", "it[19]", "nondet"),
				eachCall(h, "it[20]", "it", "new", "it[21]"), // SSL
				eachCall(h, "it[30]"),
				when(h+"[22]", read(h+"[22]")),          // data to post
				when(h+"[23]", deep(h+"[23]")),          // lists
				when(h+"[24]", write(h+"[24]", "256"))), // texts of errors
		}
	}
	with := func(ss []step, more ...step) []step { return append(append([]step{}, ss...), more...) }
	fresh := func(name string) []step {
		return []step{step{Do: "alloc", Args: []arg{"nondet"}, Name: name}, when("new", receive("new", "nondet"))}
	}
	option := keep("&$1[30]", "$3")
	for _, o := range curlKept {
		option = cond("$2=="+o.option, ways(way("", store("&$1["+o.element+"]", "$3")), way("", option)))
	}
	for _, o := range curlTexts {
		option = cond("$2=="+o, ways(way("", text("$3")), way("", option)))
	}
	all := with([]step{store("&got", "$1[1]")}, when("got", with([]step{use("got")}, perform("got")...)...))
	return []model{
		num("curl_global_init", update("&file:curl_global", "4")),
		void("curl_global_cleanup", update("&file:curl_global", "4")),
		ptr("curl_easy_init", "new", made("curl_easy")),
		ptr("curl_easy_duphandle", "new", look("$1"), sure("curl_easy"), do("copy", "new", "$1")),
		void("curl_easy_cleanup", use("$1"), free("$1")),
		void("curl_easy_reset", use("$1")),
		num("curl_easy_setopt", use("$1"), option),
		num("curl_easy_perform", with([]step{use("$1")}, perform("$1")...)...),
		num("curl_easy_getinfo", use("$1"),
			cond("$2==1048597", ways(way("", store("$3", "$1[25]")), way("", store("$3", "nondet"), keep("$3", "&file:curl"))))),
		num("curl_easy_pause curl_easy_upkeep", with([]step{use("$1")}, perform("$1")...)...),
		num("curl_easy_recv", use("$1"), receive("$2", "$3"), out("$4")),
		num("curl_easy_send", use("$1"), send("$2", "$3"), out("$4")),
		ptr("curl_easy_strerror curl_version curl_multi_strerror curl_url_strerror curl_share_strerror", "&file:curl"),
		ptr("curl_easy_escape", "new", with([]step{look("$1"), read("$2")}, fresh("curl_easy_escape")...)...),
		ptr("curl_easy_unescape", "new", with([]step{look("$1"), read("$2"), out("$4")}, fresh("curl_easy_escape")...)...),
		ptr("curl_escape curl_unescape", "new", with([]step{read("$1")}, fresh("curl_easy_escape")...)...),
		void("curl_free", free("$1")),
		num("curl_getdate", text("$1"), when("$2", read("$2"))),
		ptr("curl_slist_append", "",
			with(with([]step{text("$2")}, fresh("curl_slist")...), store("&got", "new"), sure("curl_slist"), store("new", "got"),
				when("$1", keep("&$1[1]", "new"), use("$1")), either(way("new"), way("$1"), way("null")))...),
		void("curl_slist_free_all", deep("$1"), free("$1")),

		ptr("curl_multi_init", "new", made("curl_multi")),
		num("curl_multi_cleanup", free("$1")),
		num("curl_multi_add_handle", use("$1"), use("$2"), keep("&$1[1]", "$2")),
		num("curl_multi_remove_handle", use("$1"), use("$2")),
		num("curl_multi_perform", with([]step{use("$1"), out("$2")}, all...)...),
		num("curl_multi_wait curl_multi_poll", use("$1"), update("$2", "$3*size:$2"), out("$5")),
		num("curl_multi_wakeup"),
		num("curl_multi_timeout", use("$1"), out("$2")),
		num("curl_multi_fdset", use("$1"), update("$2"), update("$3"), update("$4"), out("$5")),
		ptr("curl_multi_info_read", "", use("$1"), out("$2"), step{Do: "alloc", Args: []arg{"nondet"}, Sure: true, Name: "curl_multi_info_read"},
			write("new"), store("&new[1]", "$1[1]"), either(way("new"), way("null"))),

		ptr("curl_url", "new", made("curl_url")),
		ptr("curl_url_dup", "new", look("$1"), made("curl_url")),
		void("curl_url_cleanup", free("$1")),
		num("curl_url_set", use("$1"), text("$3")),
		num("curl_url_get", with(with([]step{look("$1")}, fresh("curl_url_get")...), store("$3", "new"))...),
		ptr("curl_mime_init", "new", look("$1"), made("curl_mime")),
		void("curl_mime_free", free("$1")),
		ptr("curl_mime_addpart", "$1", use("$1")),
		num("curl_mime_name curl_mime_filename curl_mime_type curl_mime_encoder", use("$1"), text("$2")),
		num("curl_mime_filedata", use("$1"), path("$2")),
		num("curl_mime_data", use("$1"), read("$2")),
	}
}

// curlKept are options whose value is kept, and the elements of a handle in which they are.
var curlKept = []struct{ option, element string }{
	{"20011", "1"}, {"10001", "2"}, // CURLOPT_WRITEFUNCTION, WRITEDATA
	{"20012", "3"}, {"10009", "4"}, // READ
	{"20079", "5"}, {"10029", "6"}, // HEADER
	{"20056", "7"}, {"20219", "8"}, {"10057", "9"}, // PROGRESS, XFERINFO
	{"20094", "10"}, {"10095", "11"}, // DEBUG
	{"20167", "12"}, {"10168", "13"}, // SEEK
	{"20148", "14"}, {"10149", "15"}, // SOCKOPT
	{"20163", "16"}, {"10164", "17"}, // OPENSOCKET
	{"20208", "18"}, {"10209", "19"}, // CLOSESOCKET
	{"20108", "20"}, {"10109", "21"}, // SSL_CTX
	{"10015", "22"},                                                                     // POSTFIELDS
	{"10023", "23"}, {"10039", "23"}, {"10070", "23"}, {"10028", "23"}, {"10203", "23"}, // HTTPHEADER, QUOTE, TELNETOPTIONS, PREQUOTE, RESOLVE
	{"10010", "24"}, // ERRORBUFFER
	{"10103", "25"}, // PRIVATE
}

// curlTexts are options whose value is a text that is copied: URL, PROXY, USERPWD, PROXYUSERPWD, RANGE, REFERER,
// USERAGENT, COOKIE, CUSTOMREQUEST, COOKIEFILE, COOKIEJAR, CAINFO, CAPATH, USERNAME, PASSWORD, ACCEPT_ENCODING,
// SSLCERT, SSLKEY, INTERFACE.
var curlTexts = []string{"10002", "10004", "10005", "10006", "10007", "10016", "10018", "10022", "10036", "10031",
	"10082", "10065", "10097",
	"10173", "10174", "10102", "10025", "10087", "10062"}
