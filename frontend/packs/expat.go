package packs

// expat lists functions of Expat 2. A parser belongs to whoever uses it, and calls its handlers while it parses.
//
// Of a parser, 0 is what belongs to the user, as programs know, 4 is what handlers are given, 1 to 19 are handlers,
// 20 the argument of the one for external entities; uses meet at 30, and behind 48 is a buffer.
func expat() []model {
	use := do("update", "&$1[30]", "4")
	look := do("read", "&$1[30]", "4")
	set := func(names, element string) model {
		return void(names, use, store("&$1["+element+"]", "$2"))
	}
	two := func(name, first, second string) model {
		return void(name, use, store("&$1["+first+"]", "$2"), store("&$1["+second+"]", "$3"))
	}
	const s = "new"
	parse := []step{use, sure("XML_Char"), keep("&new[?]", "new"), many(
		eachCall("$1", "it[1]", "it[4]", s, s), eachCall("$1", "it[2]", "it[4]", s), eachCall("$1", "it[3]", "it[4]", s, "nondet"),
		eachCall("$1", "it[5]", "it[4]", s, s), eachCall("$1", "it[6]", "it[4]", s), eachCall("$1", "it[7]", "it[4]"),
		eachCall("$1", "it[8]", "it[4]"),
		eachCall("$1", "it[9]", "it[4]", s, "nondet"), eachCall("$1", "it[10]", "it[4]", s, s, s, "nondet"), eachCall("$1", "it[11]",
			"it[4]"),
		eachCall("$1", "it[12]", "it[4]", s, "nondet", s, "nondet", s, s), eachCall("$1", "it[13]", "it[4]", s, s, s, s),
		eachCall("$1", "it[14]", "it[4]", s, s), eachCall("$1", "it[15]", "it[4]", s), eachCall("$1", "it[16]", "it[4]", s, s, "nondet"),
		eachCall("$1", "it[17]", "it[4]"), eachCall("$1", "it[18]", "it[4]", s, "nondet"), eachCall("$1", "it[19]", "it[20]", s, s, s, s), use)}
	with := func(ss []step, more ...step) []step { return append(append([]step{}, more...), ss...) }
	created := []step{made("XML_Parser"), when("new", keep("&new[20]", "new"))}
	return []model{
		ptr("XML_ParserCreate XML_ParserCreateNS", "new", with(created, text("$1"))...),
		ptr("XML_ExternalEntityParserCreate", "new", use, text("$2"), text("$3"), made("XML_Parser"),
			when("new", do("copy", "new", "$1", "160"))),
		num("XML_ParserReset", use, text("$2")),
		void("XML_ParserFree", free("$1")),
		void("XML_SetUserData", use, store("&$1[0]", "$2"), store("&$1[4]", "$2")),
		void("XML_UseParserAsHandlerArg", use, store("&$1[4]", "$1")),
		two("XML_SetElementHandler", "1", "2"),
		set("XML_SetStartElementHandler", "1"), set("XML_SetEndElementHandler", "2"), set("XML_SetCharacterDataHandler", "3"),
		set("XML_SetProcessingInstructionHandler", "5"), set("XML_SetCommentHandler", "6"),
		two("XML_SetCdataSectionHandler", "7", "8"), set("XML_SetStartCdataSectionHandler", "7"), set("XML_SetEndCdataSectionHandler", "8"),
		set("XML_SetDefaultHandler XML_SetDefaultHandlerExpand", "9"),
		two("XML_SetDoctypeDeclHandler", "10", "11"), set("XML_SetStartDoctypeDeclHandler", "10"), set("XML_SetEndDoctypeDeclHandler", "11"),
		set("XML_SetEntityDeclHandler", "12"), set("XML_SetNotationDeclHandler", "13"),
		two("XML_SetNamespaceDeclHandler", "14", "15"), set("XML_SetStartNamespaceDeclHandler", "14"),
		set("XML_SetEndNamespaceDeclHandler", "15"),
		set("XML_SetXmlDeclHandler", "16"), set("XML_SetNotStandaloneHandler", "17"), set("XML_SetSkippedEntityHandler", "18"),
		set("XML_SetExternalEntityRefHandler", "19"), set("XML_SetExternalEntityRefHandlerArg", "20"),
		void("XML_SetReturnNSTriplet XML_DefaultCurrent", use),
		num("XML_UseForeignDTD XML_SetParamEntityParsing XML_SetHashSalt XML_StopParser", use),
		num("XML_SetEncoding XML_SetBase", use, text("$2")),
		ptr("XML_GetBase", "&file:expat", look),
		num("XML_Parse", with(parse, read("$2", "$3"))...),
		num("XML_ParseBuffer XML_ResumeParser", parse...),
		ptr("XML_GetBuffer", "", use, either(way("&$1[48]"), way("null"))),
		num(`XML_GetErrorCode XML_GetCurrentLineNumber XML_GetCurrentColumnNumber XML_GetCurrentByteIndex XML_GetCurrentByteCount
			XML_GetSpecifiedAttributeCount XML_GetIdAttributeIndex`, look),
		void("XML_GetParsingStatus", look, write("$2")),
		ptr("XML_GetInputContext", "", look, out("$2"), out("$3"), either(way("&$1[48]"), way("null"))),
		ptr("XML_ErrorString XML_ExpatVersion", "&file:expat"),
	}
}
