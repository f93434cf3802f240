package packs

// libpq lists functions of PostgreSQL's C library. A connection belongs to whoever uses it: no two threads may use one at a
// time. A result does not change any more, and any number of threads may read it; it lives until it is cleared.
//
// Of a connection, 1 and 2 are who receives notices with the argument, 3 and 4 who is told their texts; at 48 lies the
// message of the last error, which every use changes, and at 176 lie texts that stay as they are. At 48 of a result lie
// the texts in it.
func libpq() []model {
	const message, stays = arg("&$1[48]"), arg("&$1[176]")
	with := func(parts ...[]step) (ss []step) {
		for _, p := range parts {
			ss = append(ss, p...)
		}
		return ss
	}
	one := func(ss ...step) []step { return ss }
	fails := write(message, "1024")
	// What asks the server, or reads what it has sent, calls back who wants to know of notices.
	talk := with(one(use("$1"), fails, sure("PGresult"), store("&got", "new"), data("notice"), many(
		eachCall("$1", "it[1]", "it[2]", "got"), eachCall("$1", "it[3]", "it[4]", "new"))))
	result := one(made("PGresult"))
	params := func(types, values, lengths, formats arg) (ss []step) {
		for _, a := range []arg{types, lengths, formats} {
			if a != "" {
				ss = append(ss, when(a, read(a)))
			}
		}
		return append(ss, when(values, deep(values)))
	}
	own := func(name string, more ...step) []step { // memory that the program gives back
		return append(one(step{Do: "alloc", Args: []arg{"nondet"}, Name: name}, when("new", receive("new", "nondet"))), more...)
	}
	connected := one(made("PGconn"))
	handler := func(name string, f, data arg) model {
		return ptr(name, "$1["+f+"]", use("$1"), keep("&$1["+f+"]", "$2"), keep("&$1["+data+"]", "$3"))
	}
	described := one(look("$1"), either(way(message), way("null")))
	constant := one(look("$1"), either(way(stays), way("null")))
	return []model{
		ptr("PQconnectdb PQconnectStart", "new", with(one(path("$1")), connected)...),
		ptr("PQconnectdbParams PQconnectStartParams", "new", with(one(deep("$1"), deep("$2")), connected)...),
		ptr("PQsetdbLogin", "new", with(one(path("$1"), path("$2"), path("$3"), path("$4"), path("$5"), path("$6"), path("$7")), connected)...),
		num("PQconnectPoll PQresetPoll PQresetStart", talk...),
		void("PQreset", talk...),
		void("PQfinish PQclear PQfreemem PQfreeCancel", free("$1")),
		num("PQping", path("$1")),
		num("PQpingParams", deep("$1"), deep("$2")),
		// It may be used by another thread, and by a handler of a signal: it does not change.
		ptr("PQgetCancel", "new", look("$1"), made("PGcancel")),
		num("PQcancel", look("$1"), receive("$2", "$3")),
		num("PQrequestCancel", use("$1"), fails),

		ptr("PQdb PQuser PQpass PQhost PQhostaddr PQport PQtty PQoptions", "", constant...),
		ptr("PQparameterStatus PQsslAttribute", "", with(one(text("$2")), constant)...),
		ptr("PQerrorMessage", message, look("$1"), read(message, "1024")),
		num(`PQstatus PQtransactionStatus PQprotocolVersion PQserverVersion PQsocket PQbackendPID PQpipelineStatus PQisnonblocking
			PQconnectionNeedsPassword PQconnectionUsedPassword PQclientEncoding PQsslInUse PQgssEncInUse PQisBusy`, look("$1")),
		num("PQsetClientEncoding", with(one(text("$2")), talk)...),
		num("PQsetErrorVerbosity PQsetErrorContextVisibility PQsetSingleRowMode PQsetnonblocking PQenterPipelineMode "+
			"PQexitPipelineMode", use("$1"), fails),
		void("PQsetTraceFlags PQuntrace", use("$1")),
		handler("PQsetNoticeReceiver", "1", "2"),
		handler("PQsetNoticeProcessor", "3", "4"),

		ptr("PQexec PQdescribePrepared PQdescribePortal", "new", with(one(text("$2")), talk, result)...),
		ptr("PQexecParams", "new", with(one(text("$2")), params("$4", "$5", "$6", "$7"), talk, result)...),
		ptr("PQprepare", "new", with(one(text("$2"), text("$3"), when("$5", read("$5"))), talk, result)...),
		ptr("PQexecPrepared", "new", with(one(text("$2")), params("", "$4", "$5", "$6"), talk, result)...),
		num("PQsendQuery PQsendDescribePrepared PQsendDescribePortal", with(one(text("$2")), talk)...),
		num("PQsendQueryParams", with(one(text("$2")), params("$4", "$5", "$6", "$7"), talk)...),
		num("PQsendPrepare", with(one(text("$2"), text("$3"), when("$5", read("$5"))), talk)...),
		num("PQsendQueryPrepared", with(one(text("$2")), params("", "$4", "$5", "$6"), talk)...),
		ptr("PQgetResult", "new", with(talk, result)...),
		num("PQconsumeInput PQflush PQpipelineSync PQsendFlushRequest PQendcopy", talk...),
		ptr("PQnotifies", "new", with(one(use("$1")), own("PGnotify",
			when("new", store("&new[0]", "&new[48]"), store("&new[2]", "&new[48]"), filled("&new[48]", "4096"))))...),
		num("PQputCopyData PQputnbytes", with(one(send("$2", "$3")), talk)...),
		num("PQputCopyEnd PQputline", with(one(when("$2", text("$2"))), talk)...),
		num("PQgetCopyData", with(talk, own("PQgetCopyData"), one(store("$2", "new")))...),
		num("PQgetline PQgetlineAsync", with(one(receive("$2", "$3")), talk)...),

		num(`PQresultStatus PQntuples PQnfields PQbinaryTuples PQftable PQftablecol PQfformat PQftype PQfsize PQfmod PQoidValue
			PQgetlength PQgetisnull PQnparams PQparamtype PQresultMemorySize`, look("$1")),
		ptr("PQresultErrorMessage PQcmdStatus PQcmdTuples", message, look("$1")),
		ptr("PQresultErrorField PQfname PQgetvalue", "", described...),
		ptr("PQresultVerboseErrorMessage", "new", with(one(look("$1")), own("PQresultVerboseErrorMessage"))...),
		num("PQfnumber", look("$1"), text("$2")),
		ptr("PQcopyResult", "new", with(one(look("$1")), result)...),
		ptr("PQmakeEmptyPGresult", "new", with(one(when("$1", look("$1"))), result)...),
		num("PQsetvalue", use("$1"), write(message, "1024"), when("$4", read("$4", "$5"))),
		ptr("PQresStatus pg_encoding_to_char", "&file:libpq"),

		num("PQescapeStringConn", use("$1"), fails, write("$2"), read("$3", "$4"), when("$5", out("$5"))),
		num("PQescapeString", write("$1"), read("$2", "$3")),
		ptr("PQescapeLiteral PQescapeIdentifier", "new", with(one(use("$1"), fails, read("$2", "$3")), own("PQescapeLiteral"))...),
		ptr("PQescapeByteaConn", "new", with(one(use("$1"), fails, read("$2", "$3"), out("$4")), own("PQescapeBytea"))...),
		ptr("PQescapeBytea", "new", with(one(read("$1", "$2"), out("$3")), own("PQescapeBytea"))...),
		ptr("PQunescapeBytea", "new", with(one(text("$1"), out("$2")), own("PQunescapeBytea"))...),
		ptr("PQencryptPasswordConn", "new", with(one(use("$1"), fails, text("$2"), text("$3"), when("$4", text("$4"))), own("PQencryptPassword"))...),
		ptr("PQencryptPassword", "new", with(one(text("$1"), text("$2")), own("PQencryptPassword"))...),
		num("PQlibVersion PQisthreadsafe PQenv2encoding pg_valid_server_encoding_id"),
		num("pg_char_to_encoding PQmblen PQmblenBounded PQdsplen", text("$1")),
		void("PQinitSSL PQinitOpenSSL"),

		num("lo_open lo_close lo_lseek lo_lseek64 lo_creat lo_create lo_tell lo_tell64 lo_truncate lo_truncate64 lo_unlink", talk...),
		num("lo_read", with(one(receive("$3", "$4")), talk)...),
		num("lo_write", with(one(send("$3", "$4")), talk)...),
		num("lo_import lo_import_with_oid", with(one(path("$2")), talk)...),
		num("lo_export", with(one(path("$3")), talk)...),
	}
}
