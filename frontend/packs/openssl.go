package packs

// openssl lists functions of OpenSSL 1.1 and 3. Threads may use different connections at once, and one context for
// making them as long as nobody changes it; keys and certificates may be read by several threads, and are counted
// without races. Anything else belongs to whoever uses it. Errors are kept for each thread.
//
// What is kept where, of a context (SSL_CTX) and of a connection: 1 is the context of a connection, 2 what ex-data
// functions were given, 3 verifies, 4 is told what happens, 5 chooses a protocol with the argument 6, 7 asks for a
// password with the argument 8, 9 is told of sessions, 10 is any other callback, 11 what SSL_ctrl was given.
func openssl() []model {
	from := func(o arg) []step { // what an object with callbacks in it has called
		return []step{
			many(eachCall(o, "it[3]", "nondet", "$1"), eachCall(o, "it[4]", "$1", "nondet", "nondet"),
				eachCall(o, "it[5]", "$1", "&got", "new", "&file:openssl", "nondet", "it[6]"), eachCall(o, "it[9]", "$1", "new")),
		}
	}
	with := func(ss []step, more ...step) []step { return append(append([]step{}, ss...), more...) }
	// A connection has callbacks of its own, and those of its context.
	shake := with(with([]step{data("SSL_callback")}, from("$1")...), many(
		eachCall("$1[1]", "it[3]", "nondet", "$1"),
		eachCall("$1[1]", "it[4]", "$1", "nondet", "nondet"),
		eachCall("$1[1]", "it[5]", "$1", "&got", "new", "&file:openssl", "nondet", "it[6]"),
		eachCall("$1[1]", "it[9]", "$1", "new"),
		eachCall("$1[1]", "it[10]", "$1", "&got", "it[11]")))
	io := func(more ...step) []step { return with(with([]step{use("$1")}, more...), shake...) }
	password := []step{data("password"), calls("$1[7]", "new", "nondet", "nondet", "$1[8]")}
	string0 := func(name string) step { // a static buffer where the caller gives none
		return step{Do: "if-set", Args: []arg{"$2"}, Branches: ways(way("$2", write("$2", "256")), way("&own:"+name, write("&own:"+name)))}
	}
	done := func(n string) step { return write(n, "size:"+n) }
	return []model{
		num(`RAND_status RAND_poll OpenSSL_version_num SSL_get_ex_data_X509_STORE_CTX_idx`),
		num("OPENSSL_init_ssl OPENSSL_init_crypto", look("$2")),
		void("OPENSSL_cleanup ERR_clear_error"),
		void("ERR_print_errors_fp", update("$1")),
		ptr("OpenSSL_version", "&file:openssl"),
		ptr(`TLS_method TLS_client_method TLS_server_method DTLS_method DTLS_client_method DTLS_server_method
			TLSv1_2_method TLSv1_2_client_method TLSv1_2_server_method`, "&file:openssl"),

		ptr("SSL_CTX_new", "new", look("$1"), made("SSL_CTX")),
		// Connections and others count as owners.
		void("SSL_CTX_free", use("$1")),
		num("SSL_CTX_up_ref SSL_up_ref X509_up_ref EVP_PKEY_up_ref RSA_up_ref SSL_SESSION_up_ref"),
		num(`SSL_CTX_set_options SSL_CTX_clear_options SSL_CTX_set_quiet_shutdown SSL_CTX_set_verify_depth SSL_CTX_set_timeout
			SSL_CTX_set_default_verify_paths SSL_CTX_set_security_level SSL_CTX_set_num_tickets
			SSL_CTX_set_default_read_buffer_len SSL_CTX_set_post_handshake_auth SSL_CTX_flush_sessions`, use("$1")),
		num("SSL_CTX_set_cipher_list SSL_CTX_set_ciphersuites SSL_CTX_use_certificate_chain_file",
			with([]step{use("$1"), path("$2")}, password...)...),
		num("SSL_CTX_use_certificate_file SSL_CTX_use_PrivateKey_file SSL_CTX_use_RSAPrivateKey_file",
			with([]step{use("$1"), path("$2")}, password...)...),
		num("SSL_CTX_use_certificate SSL_CTX_use_PrivateKey SSL_CTX_add_client_CA", use("$1"), use("$2")),
		num("SSL_CTX_load_verify_locations", use("$1"), path("$2"), path("$3")),
		num("SSL_CTX_set_session_id_context SSL_set_session_id_context SSL_CTX_set_alpn_protos", use("$1"), read("$2", "$3")),
		num("SSL_CTX_check_private_key SSL_CTX_get_options SSL_CTX_get_timeout SSL_CTX_get_verify_mode SSL_CTX_get_verify_depth", look("$1")),
		void("SSL_CTX_set_client_CA_list SSL_CTX_set_cert_store", use("$1"), use("$2")),
		ptr("SSL_load_client_CA_file", "new", path("$1"), made("STACK_OF(X509_NAME)")),
		ptr("SSL_CTX_get_cert_store SSL_CTX_get0_certificate SSL_CTX_get0_privatekey SSL_CTX_get0_param", "$1", look("$1")),
		void("SSL_CTX_set_verify SSL_set_verify", use("$1"), store("&$1[3]", "$3")),
		void("SSL_CTX_set_info_callback SSL_set_info_callback", use("$1"), store("&$1[4]", "$2")),
		void("SSL_CTX_set_alpn_select_cb SSL_CTX_set_next_proto_select_cb", use("$1"), keep("&$1[5]", "$2"), keep("&$1[6]", "$3")),
		void("SSL_CTX_set_default_passwd_cb", use("$1"), store("&$1[7]", "$2")),
		void("SSL_CTX_set_default_passwd_cb_userdata", use("$1"), store("&$1[8]", "$2")),
		void("SSL_CTX_sess_set_new_cb SSL_CTX_sess_set_remove_cb", use("$1"), keep("&$1[9]", "$2")),
		num("SSL_CTX_callback_ctrl SSL_callback_ctrl", use("$1"), keep("&$1[10]", "$3")),
		// Of a name that is set, a string is read; the rest reads or writes what it is given, and may keep it.
		num("SSL_CTX_ctrl SSL_ctrl", use("$1"),
			cond("$2==55", ways(way("", text("$4")), way("", when("$4", whole("$4"), keep("&$1[11]", "$4")))))),
		num("SSL_CTX_set_ex_data SSL_set_ex_data", use("$1"), keep("&$1[2]", "$3")),
		ptr("SSL_CTX_get_ex_data SSL_get_ex_data", "$1[2]", look("$1")),
		// Whoever verifies is given the connection, as if it were the context of that.
		ptr("X509_STORE_CTX_get_ex_data", "", look("$1"), either(way("$1"), way("$1[2]"))),
		num("X509_STORE_CTX_get_error X509_STORE_CTX_get_error_depth", look("$1")),
		void("X509_STORE_CTX_set_error", use("$1")),
		ptr("X509_STORE_CTX_get_current_cert", "$1", look("$1")),

		ptr("SSL_new", "new", look("$1"), made("SSL"), when("new", store("&new[1]", "$1"))),
		void("SSL_free", free("$1")),
		num("SSL_clear SSL_set_fd SSL_set_rfd SSL_set_wfd SSL_set_quiet_shutdown SSL_renegotiate SSL_set_verify_depth", use("$1")),
		void("SSL_set_connect_state SSL_set_accept_state SSL_set_shutdown SSL_set_read_ahead", use("$1")),
		void("SSL_set_bio", use("$1"), keep("&$1[12]", "$2"), keep("&$1[12]", "$3")),
		ptr("SSL_get_rbio SSL_get_wbio", "$1[12]", look("$1")),
		num("SSL_set_cipher_list SSL_set_ciphersuites SSL_set1_host SSL_add1_host", use("$1"), text("$2")),
		num("SSL_set_alpn_protos", use("$1"), read("$2", "$3")),
		num("SSL_connect SSL_accept SSL_do_handshake SSL_shutdown", io()...),
		num("SSL_read SSL_peek", io(receive("$2", "$3"))...),
		num("SSL_read_ex SSL_peek_ex", io(receive("$2", "$3"), done("$4"))...),
		num("SSL_write", io(send("$2", "$3"))...),
		num("SSL_write_ex", io(send("$2", "$3"), done("$4"))...),
		num(`SSL_get_error SSL_pending SSL_has_pending SSL_get_fd SSL_get_rfd SSL_get_wfd SSL_get_shutdown
			SSL_get_state SSL_is_init_finished SSL_in_init SSL_in_before SSL_want SSL_get_verify_result
			SSL_session_reused SSL_version SSL_is_server SSL_get_options SSL_get_verify_mode SSL_client_version`, look("$1")),
		ptr("SSL_get_version SSL_state_string SSL_state_string_long SSL_get_cipher_list SSL_rstate_string SSL_get_servername", "$1+?", look(
			"$1")),
		ptr("SSL_get_current_cipher SSL_get0_param SSL_get_session SSL_get_certificate SSL_get_privatekey SSL_get0_peer_certificate",
			"$1", look("$1")),
		ptr("SSL_get_SSL_CTX", "$1[1]", look("$1")),
		ptr("SSL_set_SSL_CTX", "$2", use("$1"), look("$2"), keep("&$1[1]", "$2")),
		ptr("SSL_get1_peer_certificate SSL_get1_session", "new", look("$1"), made("SSL_get1")),
		num("SSL_set_session", use("$1"), use("$2")),
		void("SSL_SESSION_free", free("$1")),
		void("SSL_get0_alpn_selected SSL_get0_next_proto_negotiated", look("$1"), store("$2", "$1+?"), done("$3")),
		ptr("SSL_CIPHER_get_name SSL_CIPHER_get_version", "&file:openssl", look("$1")),
		num("SSL_CIPHER_get_bits", look("$1"), done("$2")),

		num("ERR_get_error ERR_peek_error ERR_peek_last_error"),
		ptr("ERR_error_string", "", string0("ERR_error_string")),
		void("ERR_error_string_n", write("$2", "$3")),
		ptr("ERR_reason_error_string ERR_lib_error_string ERR_func_error_string X509_verify_cert_error_string", "&file:openssl"),

		ptr("CRYPTO_malloc", "new", text("$2"), step{Do: "alloc", Args: []arg{"$1"}, Name: "CRYPTO_malloc"}),
		ptr("CRYPTO_zalloc", "new", text("$2"), step{Do: "alloc", Args: []arg{"$1"}, Zero: true, Name: "CRYPTO_malloc"}),
		ptr("CRYPTO_realloc", "new", text("$3"), do("realloc", "$1", "$2")),
		ptr("CRYPTO_strdup", "new", text("$2"), step{Do: "alloc", Args: []arg{"nondet"}, Name: "CRYPTO_malloc"},
			when("new", step{Do: "copy", Args: []arg{"new", "$1"}, Text: true})),
		void("CRYPTO_free", text("$2"), free("$1")),
		void("CRYPTO_clear_free", text("$3"), free("$1")),
		void("OPENSSL_cleanse", write("$1", "$2")),
		num("CRYPTO_memcmp", read("$1", "$3"), read("$2", "$3")),
		num("RAND_bytes RAND_priv_bytes RAND_pseudo_bytes", receive("$1", "$2")),
		void("RAND_seed", read("$1", "$2")),
		void("RAND_add", read("$1", "$2")),

		ptr("EVP_MD_CTX_new EVP_CIPHER_CTX_new HMAC_CTX_new EVP_ENCODE_CTX_new", "new", made("EVP_CTX")),
		void("EVP_MD_CTX_free EVP_CIPHER_CTX_free HMAC_CTX_free EVP_ENCODE_CTX_free", free("$1")),
		num("EVP_MD_CTX_reset EVP_CIPHER_CTX_reset EVP_CIPHER_CTX_set_padding EVP_CIPHER_CTX_set_key_length", use("$1")),
		num("EVP_MD_CTX_copy EVP_MD_CTX_copy_ex", use("$1"), look("$2")),
		num("EVP_DigestInit", use("$1"), look("$2")),
		num("EVP_DigestInit_ex", use("$1"), look("$2"), look("$3")),
		num("EVP_DigestUpdate HMAC_Update", use("$1"), read("$2", "$3")),
		num("EVP_DigestFinal EVP_DigestFinal_ex", use("$1"), write("$2", "64"), done("$3")),
		num("HMAC_Final", use("$1"), write("$2", "64"), done("$3")),
		num("HMAC_Init_ex", use("$1"), read("$2", "$3"), look("$4"), look("$5")),
		ptr("HMAC", "", look("$1"), read("$2", "$3"), read("$4", "$5"), done("$7"), result("$6", "HMAC")),
		num("EVP_Digest", read("$1", "$2"), write("$3", "64"), done("$4"), look("$5"), look("$6")),
		num("EVP_EncryptInit_ex EVP_DecryptInit_ex EVP_CipherInit_ex", use("$1"), look("$2"), look("$3"), read("$4"), read("$5")),
		num("EVP_EncryptInit EVP_DecryptInit EVP_CipherInit", use("$1"), look("$2"), read("$3"), read("$4")),
		num("EVP_EncryptUpdate EVP_DecryptUpdate EVP_CipherUpdate", use("$1"), read("$4", "$5"), write("$2"), done("$3")),
		num("EVP_EncryptFinal EVP_DecryptFinal EVP_CipherFinal EVP_EncryptFinal_ex EVP_DecryptFinal_ex EVP_CipherFinal_ex", use("$1"), write(
			"$2", "64"), done("$3")),
		num("EVP_CIPHER_CTX_ctrl", use("$1"), when("$4", update("$4"))),
		num("EVP_EncodeBlock EVP_DecodeBlock", read("$2", "$3"), write("$1")),
		num("EVP_BytesToKey", look("$1"), look("$2"), read("$3"), read("$4", "$5"), write("$7"), write("$8")),
		num("PKCS5_PBKDF2_HMAC", read("$1", "$2"), read("$3", "$4"), look("$6"), write("$8", "$7")),
		num("PKCS5_PBKDF2_HMAC_SHA1", read("$1", "$2"), read("$3", "$4"), write("$7", "$6")),
		ptr(`EVP_md5 EVP_sha1 EVP_sha224 EVP_sha256 EVP_sha384 EVP_sha512 EVP_md_null EVP_enc_null EVP_des_ede3_cbc
			EVP_rc4 EVP_chacha20 EVP_chacha20_poly1305 EVP_aes_128_cbc EVP_aes_192_cbc EVP_aes_256_cbc
			EVP_aes_128_ecb EVP_aes_256_ecb EVP_aes_128_ctr EVP_aes_256_ctr EVP_aes_128_gcm EVP_aes_256_gcm
			EVP_aes_128_cfb128 EVP_aes_256_cfb128 EVP_aes_256_xts`, "&file:openssl"),
		ptr("EVP_get_digestbyname EVP_get_cipherbyname", "", text("$1"), either(way("&file:openssl"), way("null"))),
		num(`EVP_MD_get_size EVP_MD_get_block_size EVP_MD_get_type EVP_CIPHER_get_key_length EVP_CIPHER_get_iv_length
			EVP_CIPHER_get_block_size EVP_CIPHER_get_nid EVP_CIPHER_CTX_get_block_size EVP_CIPHER_CTX_get_key_length
			EVP_CIPHER_CTX_get_iv_length`, look("$1")),
		ptr("EVP_MD_CTX_get0_md EVP_MD_CTX_md EVP_CIPHER_CTX_get0_cipher", "&file:openssl", look("$1")),
		ptr("EVP_MD_get0_name EVP_CIPHER_get0_name", "&file:openssl", look("$1")),
		num("MD5_Init SHA1_Init SHA224_Init SHA256_Init SHA384_Init SHA512_Init", write("$1")),
		num("MD5_Update SHA1_Update SHA224_Update SHA256_Update SHA384_Update SHA512_Update", update("$1"), read("$2", "$3")),
		num("MD5_Final SHA1_Final SHA224_Final SHA256_Final SHA384_Final SHA512_Final", update("$2"), write("$1", "64")),
		ptr("MD5", "", read("$1", "$2"), result("$3", "MD5")),
		ptr("SHA1", "", read("$1", "$2"), result("$3", "SHA1")),
		ptr("SHA224", "", read("$1", "$2"), result("$3", "SHA224")),
		ptr("SHA256", "", read("$1", "$2"), result("$3", "SHA256")),
		ptr("SHA384", "", read("$1", "$2"), result("$3", "SHA384")),
		ptr("SHA512", "", read("$1", "$2"), result("$3", "SHA512")),
		num("AES_set_encrypt_key AES_set_decrypt_key", read("$1"), write("$3")),
		void("AES_encrypt AES_decrypt", read("$1"), write("$2"), read("$3")),

		// Operations with a key read it.
		ptr("EVP_PKEY_new", "new", made("EVP_PKEY")),
		void("EVP_PKEY_free X509_free RSA_free X509_STORE_free", free("$1")),
		ptr("EVP_PKEY_CTX_new", "new", look("$1"), look("$2"), made("EVP_PKEY_CTX"), when("new", store("&new[1]", "$1"))),
		ptr("EVP_PKEY_CTX_new_from_pkey", "new", look("$1"), look("$2"), text("$3"), made("EVP_PKEY_CTX"), when("new", store("&new[1]", "$2"))),
		ptr("EVP_PKEY_CTX_new_id", "new", look("$2"), made("EVP_PKEY_CTX")),
		void("EVP_PKEY_CTX_free", free("$1")),
		num(`EVP_PKEY_encrypt_init EVP_PKEY_decrypt_init EVP_PKEY_sign_init EVP_PKEY_verify_init EVP_PKEY_keygen_init EVP_PKEY_derive_init
			EVP_PKEY_CTX_set_rsa_padding EVP_PKEY_CTX_set_rsa_keygen_bits`, use("$1")),
		num("EVP_PKEY_encrypt EVP_PKEY_decrypt EVP_PKEY_sign", use("$1"), when("$1[1]", look("$1[1]")),
			read("$4", "$5"), write("$2"), done("$3")),
		num("EVP_PKEY_verify", use("$1"), when("$1[1]", look("$1[1]")), read("$2", "$3"), read("$4", "$5")),
		num("EVP_PKEY_keygen", use("$1"), sure("EVP_PKEY"), keep("$2", "new")),
		num("EVP_PKEY_get_size EVP_PKEY_get_bits EVP_PKEY_get_id EVP_PKEY_get_base_id", look("$1")),
		num("EVP_PKEY_get_int_param", look("$1"), text("$2"), done("$3")),
		ptr("EVP_PKEY_get1_RSA", "new", look("$1"), made("RSA")),
		ptr("EVP_PKEY_get0_RSA", "$1", look("$1")),
		num("EVP_DigestSignInit EVP_DigestVerifyInit", use("$1"), keep("$2", "$1"), look("$3"), look("$4"), look("$5"), keep("&$1[1]", "$5")),
		num("EVP_DigestSignFinal", use("$1"), write("$2"), done("$3")),
		num("EVP_DigestVerifyFinal", use("$1"), read("$2", "$3")),
		num("EVP_DigestSign", use("$1"), write("$2"), done("$3"), read("$4", "$5")),
		num("EVP_DigestVerify", use("$1"), read("$2", "$3"), read("$4", "$5")),
		num("RSA_size RSA_bits", look("$1")),
		num("RSA_public_encrypt RSA_private_decrypt RSA_private_encrypt RSA_public_decrypt", read("$2", "$1"), write("$3"), look("$4")),

		// Chains of BIOs belong to whoever uses one of them: 1 is what is read, 2 the next one, 3 what BIO_ctrl was
		// given.
		ptr("BIO_s_mem BIO_s_file BIO_s_null BIO_f_base64 BIO_f_buffer BIO_f_ssl BIO_f_md BIO_s_socket BIO_s_connect", "&file:openssl"),
		ptr("BIO_new_socket BIO_new_fd", "new", made("BIO")),
		ptr("BIO_new BIO_new_ssl", "new", look("$1"), made("BIO")),
		ptr("BIO_new_file", "new", path("$1"), text("$2"), made("BIO")),
		ptr("BIO_new_connect", "new", path("$1"), made("BIO")),
		ptr("BIO_new_fp", "new", made("BIO"), when("new", store("&new[3]", "$1"))),
		ptr("BIO_new_mem_buf", "new", made("BIO"), when("new", store("&new[1]", "$1"))),
		ptr("BIO_push", "$1", use("$1"), use("$2"), keep("&$1[2]", "$2")),
		ptr("BIO_pop BIO_next", "$1[2]", use("$1")),
		num("BIO_free", use("$1"), free("$1")),
		void("BIO_vfree", use("$1"), free("$1")),
		void("BIO_free_all", use("$1"), store("&got", "$1[2]"), when("got", free("got")), free("$1")),
		num("BIO_read", append(chain(), receive("$2", "$3"))...),
		num("BIO_gets", append(chain(), receive("$2", "$3"))...),
		num("BIO_write", append(chain(), send("$2", "$3"))...),
		num("BIO_puts", append(chain(), path("$2"))...),
		num("BIO_printf", append(chain(), do("printf", "$2", "$3"))...),
		num("BIO_test_flags", look("$1")),
		void("BIO_set_flags BIO_clear_flags", use("$1")),
		num("BIO_ctrl", append(chain(), cond("$2==115", ways(
			way("", sure("BUF_MEM"), write("new", "4"), store("&new[1]", "$1+?"), store("$4", "new")),
			way("", when("$4", whole("$4"), keep("&$1[3]", "$4"), keep("$4", "$1[3]"))))))...),
		num("BIO_int_ctrl", chain()...),

		ptr(`PEM_read_bio_PUBKEY PEM_read_bio_PrivateKey PEM_read_bio_RSAPrivateKey PEM_read_bio_RSAPublicKey PEM_read_bio_RSA_PUBKEY
			PEM_read_bio_X509 PEM_read_bio_X509_AUX`, "new", append(chain(), pem("$2", "$3", "$4")...)...),
		ptr("PEM_read_PUBKEY PEM_read_PrivateKey PEM_read_X509", "new", append([]step{update("$1")}, pem("$2", "$3", "$4")...)...),
		num("PEM_write_bio_PUBKEY PEM_write_bio_X509", append(chain(), look("$2"))...),

		ptr("X509_get_subject_name X509_get_issuer_name X509_get_serialNumber X509_get0_notBefore "+
			"X509_get0_notAfter X509_get0_pubkey X509_getm_notBefore X509_getm_notAfter",
			"$1", look("$1")),
		ptr("X509_get_pubkey", "new", look("$1"), made("EVP_PKEY")),
		ptr("X509_get_ext_d2i", "new", look("$1"), done("$3"), done("$4"), made("X509_get_ext_d2i")),
		ptr("X509_NAME_oneline", "", look("$1"), step{Do: "if-set", Args: []arg{"$2"}, Branches: ways(way("$2", write("$2", "$3")),
			way("new", step{Do: "alloc", Args: []arg{"nondet"}, Name: "X509_NAME_oneline"}, when("new", receive("new", "nondet"))))}),
		num("X509_NAME_get_text_by_NID", look("$1"), receive("$3", "$4")),
		num("X509_NAME_get_index_by_NID X509_NAME_entry_count", look("$1")),
		ptr("X509_NAME_get_entry X509_NAME_ENTRY_get_data X509_NAME_ENTRY_get_object", "$1", look("$1")),
		ptr("ASN1_STRING_get0_data", "$1+?", look("$1")),
		num("ASN1_STRING_length ASN1_STRING_type", look("$1")),
		num("X509_digest", look("$1"), look("$2"), write("$3", "64"), done("$4")),
		num("X509_cmp X509_NAME_cmp", look("$1"), look("$2")),
		num("X509_check_email", look("$1"), read("$2", "$3")),
		num("X509_check_host", look("$1"), read("$2", "$3"), when("$5", sure("X509_check"), keep("$5", "new"))),
		num("X509_check_ip_asc", look("$1"), text("$2")),
		num("OBJ_obj2nid", look("$1")),
		num("OBJ_txt2nid OBJ_sn2nid OBJ_ln2nid", text("$1")),
		ptr("OBJ_nid2sn OBJ_nid2ln OBJ_nid2obj", "&file:openssl"),
	}
}

// result is the writing of a digest to where the caller says, or to a static buffer, which is the result.
func result(p arg, name string) step {
	return step{Do: "if-set", Args: []arg{p}, Branches: ways(way(p, write(p, "64")), way("&own:"+name, write("&own:"+name)))}
}

// chain is the use of a BIO, and of those behind it.
func chain() []step {
	return []step{use("$1"), store("&got", "$1[1]"), when("got", read("got")),
		store("&got", "$1[2]"), when("got", use("got"), store("&got", "got[1]"), when("got", read("got")))}
}

// pem is the reading of something that a password may protect: it goes to a new object, to which a pointer may be set.
func pem(to, ask, with arg) []step {
	return []step{data("password"), calls(ask, "new", "nondet", "nondet", with), maybe(text(with)), made("PEM"), keep(to, "new")}
}
