// What makes a page answer: filters, keys, and schedules that are stepped through. It reads nothing but the page,
// and writes text only.
"use strict";
(function () {
	var all = function (selector, inside) { return Array.prototype.slice.call((inside || document).querySelectorAll(selector)); };
	var tools = document.getElementById("tools"), search = document.getElementById("search"), count = document.getElementById("count");
	var cards = all("article"), keys = ["grade", "file", "thread", "lock"];
	var of = new Map();

	// Filters: a card is shown if it has each of the chosen values, and each of the words.
	var choose = function () {
		var words = search.value.toLowerCase().split(" ").filter(Boolean), shown = 0;
		cards.forEach(function (card) {
			var x = of.get(card);
			var ok = keys.every(function (k) {
				var want = document.getElementById("by-" + k).value;
				return want === "" || (x.keys[k] || []).indexOf(want) >= 0;
			}) && words.every(function (w) { return x.text.indexOf(w) >= 0; });
			card.hidden = !ok;
			if (x.row) {
				x.row.hidden = !ok;
			}
			shown += ok ? 1 : 0;
		});
		count.textContent = shown + " of " + cards.length;
	};
	if (tools && cards.length > 0) {
		var rows = all(".contents tr");
		cards.forEach(function (card, i) {
			of.set(card, { keys: JSON.parse(card.dataset.keys), text: card.textContent.toLowerCase(), row: rows[i] });
			card.tabIndex = -1;
			if (rows[i]) {
				rows[i].addEventListener("click", function () { go(card); });
			}
		});
		keys.forEach(function (k) {
			var values = new Set(), select = document.getElementById("by-" + k);
			of.forEach(function (x) { (x.keys[k] || []).forEach(function (v) { values.add(v); }); });
			Array.from(values).sort().forEach(function (v) { select.add(new Option(v, v)); });
			select.addEventListener("change", choose);
		});
		search.addEventListener("input", choose);
		tools.hidden = false;
		choose();
	}
	var go = function (card) {
		card.scrollIntoView({ block: "start" });
		card.focus({ preventScroll: true });
	};

	// Dark and light: what the system says, unless somebody asks for the other.
	var scheme = document.getElementById("scheme"), root = document.documentElement;
	if (scheme) {
		scheme.addEventListener("click", function () {
			var dark = root.classList.contains("dark") || !root.classList.contains("light") && matchMedia("(prefers-color-scheme: dark)").matches;
			root.classList.toggle("dark", !dark);
			root.classList.toggle("light", dark);
		});
	}

	// Schedules: one step is the current one.
	var step = function (box, n) {
		var steps = all("g.step", box), at = Math.max(0, Math.min(steps.length - 1, n));
		steps.forEach(function (g, i) {
			g.classList.toggle("on", i === at);
			g.classList.toggle("past", i < at);
		});
		box.dataset.at = at;
		box.querySelector("output").textContent = "step " + (at + 1) + " of " + steps.length + ": " + steps[at].dataset.say;
		steps[at].scrollIntoView({ block: "nearest" });
	};
	all(".lanes").forEach(function (box) {
		if (all("g.step", box).length === 0) {
			return;
		}
		box.tabIndex = 0;
		all("g.step", box).forEach(function (g, i) { g.addEventListener("click", function () { step(box, i); box.focus(); }); });
		box.addEventListener("keydown", function (e) {
			var at = box.dataset.at === undefined ? -1 : Number(box.dataset.at), last = all("g.step", box).length - 1;
			var to = { ArrowDown: at + 1, ArrowRight: at + 1, ArrowUp: at - 1, ArrowLeft: at - 1, Home: 0, End: last }[e.key];
			if (to === undefined || e.ctrlKey || e.altKey || e.metaKey) {
				return;
			}
			e.preventDefault();
			step(box, to);
		});
	});

	// Keys: / searches, j and k go from card to card, Escape shows all again.
	document.addEventListener("keydown", function (e) {
		if (e.ctrlKey || e.altKey || e.metaKey) {
			return;
		}
		var typing = ["INPUT", "SELECT", "TEXTAREA"].indexOf(e.target.tagName) >= 0;
		if (e.key === "Escape" && tools && cards.length > 0) {
			search.value = "";
			keys.forEach(function (k) { document.getElementById("by-" + k).value = ""; });
			choose();
			document.activeElement.blur();
		} else if (e.key === "/" && !typing && search) {
			e.preventDefault();
			search.focus();
		} else if ((e.key === "j" || e.key === "k") && !typing) {
			var shown = cards.filter(function (c) { return !c.hidden; });
			var at = shown.indexOf(document.activeElement.closest ? document.activeElement.closest("article") : null);
			var to = e.key === "j" ? shown[at + 1] : shown[Math.max(0, at - 1)];
			if (to) {
				go(to);
			}
		}
	});
})();
