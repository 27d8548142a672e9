import { describe, expect, it } from "vitest";
import { checkFunnel } from "../../engine/check/index.ts";
import { frame } from "../frame.ts";
import { toldBy } from "../told-by.ts";

/** Where a text stands: in a text of its own, on a button, below a form, as the label of a number, or beside a box. */
type Place = "text" | "button" | "consent" | "label" | "box";

const pages: Readonly<Record<Place, (texts: readonly string[]) => string>> = {
  text: (texts) => end(texts.map((text) => `{ type: text, text: ${text} }`)),
  button: (texts) => end(texts.map((text) => `{ type: button, text: ${text}, action: next }`)),
  consent: (texts) => form("{ id: mail, type: email, label: E-mail, contact: true }", `consent: ${texts[0] ?? ""}`),
  box: (texts) => form(`{ id: box, type: checkbox, label: L, text: ${texts[0] ?? ""}, required: true }`, ""),
  label: (texts) => form(texts.map((text, at) => `{ id: n${at}, type: number, label: ${text} }`).join(", "), ""),
};

const end = (sections: readonly string[]) => `{ type: end, path: /, sections: [${sections.join(", ")}] }`;
const form = (fields: string, more: string) =>
  `{ type: form, path: /, heading: H, fields: [${fields}], button: B, next: b${more && `, ${more}`} }
  b: { type: end, path: /b, sections: [{ type: heading, text: H }] }`;

/** What a rule says of texts that stand together: the words that it quotes, and what it would write. */
function said(rule: string, language: string, place: Place, texts: readonly string[]): readonly string[] {
  const page = pages[place](texts.map((text) => JSON.stringify(text)));
  const text = `${frame.replace("language: en", `language: ${language}`)}start: a\nsteps:\n  a: ${page}\n`;
  return toldBy(rule, text).map(({ message }) => {
    if (rule === "mixed-address") return message;
    const [, quoted = ""] = /"(.*?)"/.exec(message) ?? [];
    const [, suggest] = / Write (.*)\.$/.exec(message) ?? [];
    return suggest === undefined || rule !== "foreign-sum" ? quoted : `${quoted}: ${suggest}`;
  });
}

/** Texts in which a rule finds something each, and texts in which it finds nothing. */
function expectEach(rule: string, language: string, place: Place, texts: Readonly<Record<string, string | undefined>>) {
  const found = Object.keys(texts).map((text) => [text, said(rule, language, place, [text])[0]]);
  expect(Object.fromEntries(found)).toEqual(texts);
}

describe("two contacts are taken for one with a slip", () => {
  const phone = "020 7946 0958";
  it.each<[string, readonly string[], readonly string[]]>([
    // Numbers
    ["en-GB", [phone, "020 7946 9058"], ["020 7946 9058"]],
    ["en-GB", [phone, "020 7946 0858"], ["020 7946 0858"]],
    ["en-GB", [phone, "020/79460958", "+44 (0)20 7946 0958", "0044 20 7946 0958"], []],
    ["en-GB", [phone, "+44 20 7946 9058"], ["+44 20 7946 9058"]],
    ["en-GB", [phone, "+353 20 7946 9058"], ["+353 20 7946 9058"]],
    ["en-GB", ["0044 20 7946 0958", "+44 (0)20 7946 9058"], ["+44 (0)20 7946 9058"]],
    ["en-GB", [phone, "+3531 20 7946 9058"], []],
    ["en-GB", [phone, "+20 7946 9058"], []],
    ["en-GB", ["020 79461", "020 97461"], ["020 97461"]],
    ["en-GB", ["020 7946", "020 9746"], []],
    ["en-GB", [phone, "020 7946 90581"], []],
    // Extensions of one line, and others
    ["en-GB", [phone, "020 7946 0957", "020 7946 0928"], []],
    ["en-GB", [phone, "020 7946 1858"], []],
    ["en-GB", [phone, "020 7946 9059"], []],
    ["en-GB", [phone, "020 4976 0958"], []],
    ["en-GB", [phone, "020 3746 0958"], []],
    ["en-GB", [phone, "020 9846 0958"], []],
    // The one that is written more often is right.
    ["en-GB", [phone, "020 7946 9058", "020 7946 9058"], [phone]],
    ["en-GB", [phone, "+44 20 7946 9058", "+44 20 7946 9058"], [phone]],
    ["en-GB", ["+44 20 7946 0958", "020 7946 9058", "+44 20 7946 9058"], ["+44 20 7946 0958"]],
    ["en-GB", [phone, "020 7946 9058", "+3531 20 7946 9058"], ["020 7946 9058"]],
    ["en-GB", [phone, "020 7946 9058", "+44 20 7946 9058 1"], ["020 7946 9058"]],
    // Placeholders are no part of a number, and join none.
    ["en-GB", ["020 794{x}6 0958", "020 7946 9058"], []],
    ["en-GB", ["{x|020 7946 0958}", "020 7946 9058"], []],
    // American ones
    ["en-US", ["(202) 555-0142", "(202) 555-0412"], ["(202) 555-0412"]],
    ["en-CA", ["202-555-0142", "212-555-0142"], ["212-555-0142"]],
    ["en", ["1 202.555.0142", "(212)555-0142"], ["(212)555-0142"]],
    ["en", ["1-202-555-0142", "12.5 of 202 555 0142"], []],
    ["en-US", ["+1 202 555 0142", "+1 (212) 555-0142"], ["+1 (212) 555-0142"]],
    ["en-GB", ["202-555-0142", "212-555-0142"], []],
    ["fr-CA", ["202-555-0142", "212-555-0142"], []],
    ["en-US", ["202-555-01423", "212-555-01423"], []],
    ["en-US", ["A202-555-0142", "A212-555-0142"], []],
    ["en-US", ["3,202-555-0142", "3,212-555-0142"], []],
    ["en-US", ["102-555-0142", "112-555-0142"], []],
    ["en-US", ["202-155-0142", "212-155-0142"], []],
    ["en-US", ["(102) 555-0142", "(112) 555-0142"], []],
    ["en-US", ["202-555-014", "212-555-014"], []],
    // Indian ones
    ["en-IN", ["98765 43210", "98765 34210"], ["98765 34210"]],
    ["hi-IN", ["+91 98765 43210", "9876534210"], ["9876534210"]],
    ["en-IN", ["1800 123 4567", "1800-213-4567"], ["1800-213-4567"]],
    ["en-IN", ["98765 43210", "098765 43210", "+91-9876543210"], []],
    ["en-IN", ["58765 43210", "58765 34210"], []],
    ["en-GB", ["98765 43210", "98765 34210"], []],
    // Days and hours
    ["en-GB", ["01-02-2026", "01-12-2026"], []],
    ["en-GB", ["08:00 - 17:00", "09:00 - 17:00"], []],
    ["en-GB", ["0800-1799 33", "0800-1979 33"], ["0800-1979 33"]],
    ["en-GB", ["01/02.2026 55", "01/12.2026 55"], ["01/12.2026 55"]],
    // Addresses
    ["en", ["help@my-shop.internal", "help@myshop.internal"], ["help@myshop.internal"]],
    ["en", ["help@my-shop.internal", "help@my-shpo.internal"], ["help@my-shpo.internal"]],
    ["en", ["help@my-shop.internal", "Help@my-shap.internal"], ["Help@my-shap.internal"]],
    ["en", ["help@shop.internal.com", "help@shop.internel.com"], ["help@shop.internel.com"]],
    ["en", ["help@my-shop.internal", "HELP@My-Shop.internal"], []],
    ["en", ["help@my-shop.de", "help@my-shop.dk"], []],
    ["en", ["help@my-shop.de", "help@my-shap.de"], ["help@my-shap.de"]],
    ["en", ["help@my-shop.de.internal", "help@my-shop.dk.internal"], ["help@my-shop.dk.internal"]],
    ["en", ["help@shop.internal", "help@shopxx.internal"], []],
    ["en", ["help@shop.internal", "help@shap.internol"], []],
    ["en", ["help@shop.internal", "help@shxop.internol"], []],
    ["en", ["help@shop.internal", "help@hsop.internel"], []],
    ["en", ["help@shop.internal", "help@hoop.internal"], []],
    ["en", ["help@shop.internal", "help@hsip.internal"], []],
    ["en", ["contact@shop.internal", "contct@shop.internal"], ["contct@shop.internal"]],
    ["en", ["anna@shop.internal", "annna@shop.internal"], ["annna@shop.internal"]],
    ["en", ["anna@shop.internal", "ana@shop.internal"], []],
    ["en", ["sale@shop.internal", "sales@shop.internal"], []],
    ["en", ["contact@shop.internal", "ontact@shop.internal"], []],
    ["en", ["team1a@shop.internal", "teama@shop.internal"], []],
    ["en", ["contact@shop.internal", "contcat@shop.internal"], []],
    ["en", ["contact@shop.internal", "cntct@shop.internal"], []],
    ["en", ["contact@shop.internal", "contct@shap.internal"], []],
  ])("or not, in %s: %j", (language, texts, found) => {
    expect(said("differing-contact", language, "text", texts)).toEqual(found);
  });
});

it("a number is called a postcode by the whole of its label, or with what it is that of", () => {
  const asked = [
    "ZIP",
    "Zip code",
    "zip-code",
    "Your zipcode",
    "ZIP codes",
    "Postcode",
    "Post codes",
    "Postal code",
    "Postal-code of the site",
    "CAP",
  ];
  const other = [
    "Zip lines",
    "Zip line",
    "zip file",
    "Zip files",
    "Zip tie",
    "zip ties",
    "zip-bag",
    "Zip bags",
    "Unzip",
    "Zipper",
    "Cap height",
    "Postcodex",
  ];
  const label = (text: string) => said("postcode-as-number", "en", "label", [text]).length > 0;
  expect([...asked, ...other].filter(label)).toEqual(asked);
});

describe("a sum is written as another language writes it", () => {
  it("in English", () =>
    expectEach("foreign-sum", "en", "text", {
      "It is €21,40.": "€21,40: €21.40",
      "21,40 EUR": "21,40 EUR: 21.40 EUR",
      "€21.40 or €1,299": undefined,
      "€21,405": undefined,
      "Item 3.21,40 €": undefined,
    }));
  it("in German", () =>
    expectEach("foreign-sum", "de", "text", {
      "Es kostet 21.40 €.": "21.40 €: 21,40 €",
      "Es kostet 1,299 Euro.": "1,299 Euro: 1.299 Euro",
      "Es kostet 21,40 € oder 1.299 €.": undefined,
      "Es sind 0,500 €.": undefined,
    }));
  it.each(["de-CH", "fr-CH", "de-LI"])("in francs in %s", (language) =>
    expectEach("foreign-sum", language, "text", {
      "CHF 4,50 pro Karton": "CHF 4,50: CHF 4.50",
      "Fr. 1.290,– am Stück": "Fr. 1.290,–: Fr. 1’290.–",
      "21.290,00 CHF": "21.290,00 CHF: 21’290.00 CHF",
      "4,50 Franken": "4,50 Franken: 4.50 Franken",
      "CHF 4.50, Fr. 2.–, CHF 1'290.–, CHF 1.789 pro Liter, Fr. 8.00, 3,5 Zimmer": undefined,
    }),
  );
  it.each(["de-CH", "de-LI", "ar-EG"])("but not in %s", (language) =>
    expectEach("foreign-sum", language, "text", { "21,40 €": undefined, "21.40 €": undefined }),
  );
  it.each(["de-CH", "fr-CH", "es-419"])("nor with a point between its thousands in %s", (language) =>
    expectEach("foreign-sum", language, "text", { "€ 10.000": undefined, "$10.000": undefined }),
  );
});

it("what is left of things that nobody counts is told of, whatever they are", () =>
  expectEach("unproven-scarcity", "en", "text", {
    "Only 3 reports left today": "Only 3 reports left",
    "Just 2 courses left.": "Just 2 courses left",
    "Only 2 calls left until you are done": undefined,
    "Only 3 visits left of your ten": undefined,
  }));

it("those whom a reader is to join are people", () =>
  expectEach("unproven-trust-mark", "fr", "text", {
    "Rejoignez nos 1 200 élèves.": "Rejoignez nos 1 200 élèves",
    "Rejoignez les 1 200 mètres par le téléphérique.": undefined,
  }));

it("a day that no calendar has is told without its year, too, also behind its month", () =>
  expectEach("no-such-day", "en", "text", {
    "Until November 31": "November 31",
    "Book by June 31, and save.": "June 31",
    "April 31st or May 1st": "April 31st",
    "Open until 31 June": "31 June",
    "Until October 31, and from November 1 to 30": undefined,
    "In September 31 people joined, in June 31.5": undefined,
    "Room April 45, see page 31": undefined,
  }));

it("a day that was moved to an earlier one is no range that ends before it begins", () => {
  expectEach("no-such-day", "sv", "text", {
    "Öppet 20 maj 2027 till och med 6 maj 2027": "20 maj 2027 till och med 6 maj 2027",
    "Flyttat från 20 maj 2027 till 6 maj 2027": undefined,
  });
  expectEach("no-such-day", "fr", "text", { "Avancé du 20 mars 2027 au 6 mars 2027": undefined });
  expectEach("no-such-day", "es", "text", { "Adelantado del 20 al 6 de mayo de 2027": undefined });
  expectEach("no-such-day", "de", "text", { "Kurs 14 – 2. März 2027, vom 30. April bis 2. Mai 2027": undefined });
});

describe("a time is one that no clock shows", () => {
  it("in English", () =>
    expectEach("no-such-day", "en", "text", {
      "At 17:00 PM": "17:00 PM",
      "at 13pm": "13pm",
      "by 20 a.m.": "20 a.m.",
      "until 23:59am": "23:59am",
      "at 12:30 pm, 1:13 pm or 3.17 pm": undefined,
      "A17pm, 17pms, 17:60 pm": undefined,
    }));
  it("in another language, where “am” is a word", () =>
    expectEach("no-such-day", "de", "text", {
      "Um 17:00 PM": "17:00 PM",
      "um 13 p.m.": "13 p.m.",
      "um 24 a.m.": "24 a.m.",
      "um 23pm": "23pm",
      "Mo–Fr 8.00–25.00 Uhr": "25.00",
      "um 18.75 Uhr": "18.75",
      "8.00 bis 24.00 Uhr, 6.45 Uhr, am 30.11. um 9.30 Uhr, 1.25.60 Uhr": undefined,
      "Um 17:00 am Markt": undefined,
      "Um 12 pm, 1:13 pm, 3.17 pm, A17 pm, 17 pmx, 17:60 pm": undefined,
    }));
  it("in languages that write an h", () => {
    expectEach("no-such-day", "fr", "text", {
      "Rendez-vous à 25h30": "25h30",
      "Le direct commence à 19 h 75.": "19 h 75",
      "À 18h30, à 0 h 15, de 9h à 24h, de 20h à 23h59": undefined,
      "De 32h à 35h30 par semaine, 48h00 plus tard, à 35h30 de cours": undefined,
      "Le groupe passe de 35h à 39h00.": undefined,
      "La semaine est fixée à 37h30.": undefined,
      "Un contrat à 28h30 vous laisse du temps.": undefined,
      "Le total est porté à 26h30, et la formation dure de 30h à 42h00.": undefined,
      "Le service ouvre à 9h75 € le repas.": undefined,
    });
    expectEach("no-such-day", "pt", "text", {
      "Começa às 25h30": "25h30",
      "Começa às 19h30": undefined,
      "Carga horária: de 20h às 30h00 semanais.": undefined,
    });
  });
});

describe("a sentence stayed in English", () => {
  it("in German", () =>
    expectEach("stray-english", "de", "text", {
      "Where do you live?": "Where do you live?",
      "Danke. What is your budget for this? Bitte.": "What is your budget for this?",
      "Xylo abcde the fghij with klmno pqrst uvwxy and bcdef cdefg defgh":
        "Xylo abcde the fghij with klmno pqrst uvwxy and bcdef cdefg defgh",
      "Xylo abcde the fghij with klmno pqrst uvwxy": undefined,
      "How are you?": undefined,
      "The Art Of Living With You": undefined,
      "Wir sagen „How do you like this?“ sehr gern": undefined,
      "Wir sagen «How do you like this?» sehr gern": undefined,
      "Mehr [dazu](https://shop.internal/how do you like this from us)": undefined,
      "{x|How do you like this one from us}": undefined,
      "„How do you like this one?“": undefined,
      "“How do you like this one?”": undefined,
      "‘How do you like this one?’": undefined,
      "«How do you like this one?»": undefined,
      "»How do you like this one?«": undefined,
      '"How do you like this one?"': undefined,
      "http://the.you.with.and/what-does-this": undefined,
      "what-does-you@the.with.from": undefined,
      "what Do You Live With": undefined,
      "How do you own iPads?": "How do you own iPads?",
      "https://shop.internal/the-and-you with@the.you": undefined,
      "Wo wohnst du, and what do you like with it?": undefined,
      Continue: "Continue",
      " Next step! ": "Next step!",
      "Please continue": undefined,
      "Continue reading": undefined,
      "Pizza the you xylo": "Pizza the you xylo",
      "Pizzä the you Xylo": undefined,
      "Pizzä the you from": "Pizzä the you from",
      "Pizza the you xylo abcde fghij klmno": undefined,
      "Pizza the you xylo abcde fghij": "Pizza the you xylo abcde fghij",
    }));
  it.each([
    ["en", ["Where do you live?"]],
    ["it", ["Subito do pizza the"]],
    ["nl", ["do", "have", "of", "we", "is", "it", "to"].map((word) => `Pizza ${word} the garnalen`)],
    ["pl", ["do", "we", "to"].map((word) => `Pizza ${word} the kebab`)],
    ["pt", ["Pizza do the kebab"]],
    ["tr", ["can", "us"].map((word) => `Pizza ${word} the kebab`)],
  ])("but not in %s, where it is their word: %j", (language, texts) => {
    expect(said("stray-english", language, "text", texts)).toEqual([]);
  });
});

describe("a consent is a condition", () => {
  it("where whoever goes on agrees to calls by machines", () =>
    expectEach("forced-consent", "en-US", "consent", {
      "By going on you agree to marketing calls.": "marketing calls",
      "You agree to automated texts": "automated texts",
      "You agree to autodialed calls": "autodialed calls",
      "You agree to an auto-dialer.": "auto-dialer",
      "You agree to auto-dialing technology": "auto-dialing technology",
      "You agree to artificial or prerecorded voice": "artificial or prerecorded voice",
      "You agree to artificial or a pre-recorded voice": "artificial or a pre-recorded voice",
      "You agree to prerecorded messages": "prerecorded messages",
      "You agree to promotional SMS messages": "promotional SMS messages",
      "You agree to promotional e-mail messages": "promotional e-mail messages",
      "You agree to telemarketing sales calls": "telemarketing sales calls",
      "You agree to a robocall now": "robocall",
      "You agree to a marketing call": "marketing call",
      "You agree to a promotional text": "promotional text",
      "You agree to a promotional message": "promotional message",
      "You agree to promotional email messages": "promotional email messages",
      "You agree to promotional mail messages": "promotional mail messages",
      "You agree to an autodialer": "autodialer",
      "You agree to marketing calls; nobody will require it.": undefined,
      "We never make marketing calls": undefined,
      "We don’t make robocalls": undefined,
      "You agree to marketing calls. Consent is not a condition of any purchase.": undefined,
      "You agree to marketing calls. You don't have to agree.": undefined,
      "You agree to marketing calls; nobody needs to.": undefined,
      "You agree to marketing calls. Never mind. It is required.": "marketing calls",
      "You agree to supermarketing calls, marketing callsigns, autodialers": undefined,
    }));
  it("once where it says so of calls by machines", () => {
    const text = "Consent to marketing calls is required.";
    expect(said("forced-consent", "en", "consent", [text])).toEqual(["Consent to marketing calls is required"]);
  });
  it("where nobody can go on without a box", () =>
    expectEach("forced-consent", "en", "box", {
      "Send me your newsletter.": "newsletter",
      "Send me no newsletter.": undefined,
      "The newsletter is not for me.": undefined,
      "I have read the terms.": undefined,
    }));
  it("where whoever goes on agrees to it", () => {
    expectEach("forced-consent", "en", "text", {
      "By continuing you agree to receive our newsletter.": "newsletter",
      "By clicking Buy you agree to our terms, and to offers of our partners.": "offers of our partners",
      "By buying you agree to our terms. We send no advertising.": undefined,
      "By clicking Buy you agree to our terms, but not to advertising.": undefined,
      "By signing up you agree to receive our newsletter.": undefined,
    });
    expectEach("forced-consent", "de", "text", {
      "Mit dem Klick auf Weiter stimmen Sie Werbung per E-Mail zu.": "Werbung",
      "Mit dem Klick auf Weiter stimmen Sie den AGB zu. Werbung gibt es keine.": undefined,
    });
  });
  it("where a text says so", () =>
    expectEach("forced-consent", "en", "text", {
      "Consent is required to continue.": "Consent is required to continue",
      "Your consent to be called is mandatory": "consent to be called is mandatory",
      "Consent to our e-mails and calls is a condition": "Consent to our e-mails and calls is a condition",
      "Consent to autodialed calls is needed": "Consent to autodialed calls is needed",
      "Consent is necessary for your order": "Consent is necessary for your order",
      "Consent is a condition of purchase": "Consent is a condition of purchase",
      "Consent is required before any visit": "Consent is required before any visit",
      "Consent to emails is required": "Consent to emails is required",
      "Consent to e-mail is required": "Consent to e-mail is required",
      "Consent to call is required": "Consent to call is required",
      "Consent to text is required": "Consent to text is required",
      "Consent to message is required": "Consent to message is required",
      "Consent to prerecorded calls is required": "Consent to prerecorded calls is required",
      "You agree to marketing calls": undefined,
      "Parents' consent is required": undefined,
      "Parental consent is required": undefined,
      "Your doctor's consent is needed": undefined,
      "Informed consent is required": undefined,
      "Consent is required by law": undefined,
      "Consent is required from everyone": undefined,
      "Consent is required for minors": undefined,
      "Nonconsent is required": undefined,
      "Consent to surgery is required": undefined,
    }));
});

describe("visitors are addressed in two ways", () => {
  const messages = (language: string, ...texts: readonly string[]) => said("mixed-address", language, "text", texts);
  it("which is said of the fewer texts", () => {
    expect(messages("de", "Wohnst du hier?", "Wohnen Sie dort?", "Haben Sie Zeit?")).toEqual([
      'This says "du", but 2 other texts say "Sie" or the like. Address visitors in one way.',
    ]);
    expect(messages("de", "Wohnen Sie dort?", "Wohnst du hier?", "Hast du Zeit?", "Willst du?")).toEqual([
      'This says "Sie", but 3 other texts say "du" or the like. Address visitors in one way.',
    ]);
    expect(messages("de", "Wohnst du hier?", "Wohnen Sie dort?")).toEqual([
      'This says "du", but another text says "Sie" or the like. Address visitors in one way.',
    ]);
    expect(messages("de", "Wohnst du hier?", "Willst du?")).toEqual([]);
  });
});

describe("prices are with their tax and without it", () => {
  const found = (...texts: readonly string[]) => said("contradicting-tax", "en", "text", texts);
  it("in two texts, but not in one that gives both sums", () => {
    expect(found("Prices include VAT.", "Prices are plus VAT.")).toEqual(["plus VAT"]);
    expect(found("€49 incl. VAT, €41 plus VAT", "Prices are plus VAT.")).toEqual([]);
    expect(found("Prices include VAT.", "€49 incl. VAT, €41 plus VAT")).toEqual([]);
    expect(found("Prices are plus VAT.", "€41 plus VAT")).toEqual([]);
  });
});

/** A funnel that says a text in many places, each in a line of its own, and the lines in which a rule finds it. */
function linesWith(rule: string, language: string, text: string, more: string): readonly string[] {
  const lines = `${frame.replace("language: en", `language: ${language}`)}start: a
description: TEXT
facts: { x: { value: 3, source: "https://shop.internal" } }
outcomes:
  - id: o
    title: TEXT
texts:
  shell:
    skip: TEXT
legal: { title: L, tabs: [{ id: terms, purpose: terms, label: T, text: TEXT }] }
steps:
  a:
    type: question
    path: /
    question: TEXT
    options:
      - label: TEXT
        hint: TEXT
      - B
    next: form
  form:
    type: form
    path: /form
    heading: H
    fields: [{ id: n, type: text, label: N }]
    button: TEXT
    next: b
  b:
    type: end
    path: /b
    sections:
      - type: faq
        heading: F
        questions:
          - question: TEXT
            answer: TEXT
      - { type: quote, text: TEXT, by: Ann, source: "https://shop.internal" }
      - { type: text, text: "{facts.x} TEXT" }
${more}`
    .replaceAll("TEXT", text)
    .split("\n");
  const { problems } = checkFunnel("test.yaml", () => ({ text: lines.join("\n") }));
  return problems
    .filter((problem) => problem.rule === rule)
    .map(({ line }) => lines[line - 1]?.trim().replace(text, "TEXT") ?? "");
}

it("how visitors are addressed is read where the author addresses them", () => {
  expect(linesWith("mixed-address", "de", "Wohnen Sie hier", usual("Wohnst du hier?"))).toEqual([
    "description: TEXT",
    "title: TEXT",
    "question: TEXT",
    "hint: TEXT",
    "button: TEXT",
    "answer: TEXT",
    '- { type: text, text: "{facts.x} TEXT" }',
  ]);
});

it("a sentence is read for English on pages and in outcomes, but for their titles and what others are quoted with", () => {
  expect(linesWith("stray-english", "de", "What do you like with this", "")).toEqual([
    "description: TEXT",
    "question: TEXT",
    "- label: TEXT",
    "hint: TEXT",
    "button: TEXT",
    "- question: TEXT",
    "answer: TEXT",
    '- { type: text, text: "{facts.x} TEXT" }',
  ]);
  const more = `  c:
    type: offer
    path: /c
    bonus:
      text: B
      lasts: 1 h
      claim: TEXT
      continue: TEXT
    sections:
      - type: faq
        heading: TEXT
        questions: [{ question: Q, answer: A }]
  d:
    type: receipt
    path: /d
    heading: TEXT
    plan: p
    checking: TEXT
    ready: R
    failed: F
    activate: TEXT
    activatePath: /a
    support: S
`;
  expect(linesWith("stray-english", "de", "Continue", more)).toEqual([
    "- label: TEXT",
    "button: TEXT",
    '- { type: text, text: "{facts.x} TEXT" }',
    ...["claim: TEXT", "continue: TEXT", "heading: TEXT", "heading: TEXT", "activate: TEXT"],
  ]);
});

it("who vouches is asked for where the author says it, and of logos without a sample", () => {
  const logos = (more: string) =>
    `      - { type: logo-strip, label: As seen in, logos: [{ name: The Daily }, { name: The Week }]${more} }\n`;
  const found = linesWith("unproven-trust-mark", "en", "Doctor recommended", logos("") + logos(", sample: true"));
  expect(found).toEqual([
    "description: TEXT",
    "title: TEXT",
    "question: TEXT",
    "button: TEXT",
    "- question: TEXT",
    "answer: TEXT",
    "- { type: logo-strip, label: As seen in, logos: [{ name: The Daily }, { name: The Week }] }",
  ]);
});

/** More texts than the others, so that these are the fewer. */
const usual = (text: string) => Array.from({ length: 9 }, () => `      - { type: text, text: ${text} }\n`).join("");

describe("words lack their accents", () => {
  it.each<[string, Readonly<Record<string, string | undefined>>]>([
    [
      "de",
      {
        "Fuer Ihr Dach": "Fuer",
        "Die Gebuehr entfällt.": "Gebuehr",
        "Frau Schoen und Dr. Schoen beraten Sie.": undefined,
        "Es ist schoen. Schoen!": "schoen",
        "Welche Grösse hat es?": undefined,
        "Ist 'schnell und möglich' gut?": undefined,
      },
    ],
    [
      "es",
      {
        "Tu informacion esta aqui.": "informacion",
        "Pide tu revision": "revision",
        "Tu conexion": "conexion",
        "Hace tres anos": "anos",
        "¿Cuanto pesa?": "Cuanto",
        "¿Donde vives?": "Donde",
        "¿Como se llama?": "Como",
        "¿Como mucho tres?": undefined,
        "¿Cuando llueve, sale?": undefined,
        "¿Donde vivas, allí vamos?": undefined,
        "Como en casa, cuando quieras, donde estés": undefined,
        "Dinos cuanto antes quien viene": undefined,
        "Un anillo y dos versiones": undefined,
        "Láser de ingles, axilas y piernas": undefined,
        "Elija el constructor de su casa": undefined,
      },
    ],
    [
      "fr",
      {
        "Votre telephone": "telephone",
        "Avez-vous téléphoné ?": undefined,
        "Etape 2": undefined,
        "une etape": "etape",
      },
    ],
    [
      "pt",
      {
        "A sua informacao": "informacao",
        "Um macacão no barracão, com um casacão": undefined,
        "O médico apôs a sua assinatura.": undefined,
      },
    ],
    [
      "sv",
      {
        "Battre villkor": "Battre",
        "Vi hjalper dig": "hjalper",
        "Behall ditt nummer": "Behall",
        "En man, en hand och andra rum för var och en": undefined,
        "Rad för rad, satt i fast form, fortsatt vara ar": undefined,
      },
    ],
    ["it", { "La citta' è 'la tua città'.": "citta'", "Nella 'tua città' e basta": undefined }],
    ["tr", { "Bu kışı evde geçirin.": undefined, "Bir çatı çök diye beklemez.": undefined, "Her kisi için": "kisi" }],
  ])("in %s", (language, texts) => expectEach("lost-accent", language, "text", texts));
});

it("whoever may leave a newsletter at any time may still be bound to what is sold", () => {
  const told = (place: string) =>
    toldBy(
      "differing-cancellation",
      `${frame}start: a
steps:
  a: { type: form, path: /, heading: H, ${place}, button: B, next: b }
  b: { type: end, path: /b, sections: [{ type: heading, text: H }] }
legal: { title: L, tabs: [{ id: terms, purpose: terms, label: T, text: You can cancel after a minimum term of 12 months. }] }
`,
    );
  const news = "Send me news. I can cancel at any time.";
  expect(told(`fields: [{ id: news, type: checkbox, label: News, text: ${news} }]`)).toEqual([]);
  expect(told(`hint: You can cancel at any time., fields: [{ id: n, type: number, label: N }]`)).toHaveLength(1);
});

describe("a Spanish mark that stands alone", () => {
  const told = (...texts: readonly string[]) => said("lost-opening-mark", "es", "text", texts);

  it("is told: an exclamation without its own in a funnel that asks with both marks", () => {
    expect(told("¿Qué tal?", "¿Dónde vives?", "Bienvenidos al plan!")).toEqual(["Bienvenidos al plan!"]);
    expect(told("¿Qué tal?", "Bienvenidos al plan!")).toEqual([]);
    expect(told("¿Qué tal?", "¿Dónde vives?", "¡Bienvenidos al plan!")).toEqual([]);
    expect(told("¿Qué tal?", "¿Dónde vives?", "Wow!")).toEqual([]);
    expect(told("¿Qué tal?", "¿Dónde?", "Ya está aquí!", "Ven hoy!", "Te va a gustar!")).toEqual([]);
  });

  it("is told: a question, or an exclamation, that does not end", () => {
    expect(told("¿Cómo se llama")).toEqual(["¿Cómo se llama"]);
    expect(told("Hola. ¿Cómo se llama. Gracias")).toEqual(["¿Cómo se llama. Gracias"]);
    expect(told("¡Bienvenidos al plan")).toEqual(["¡Bienvenidos al plan"]);
  });

  it.each([
    "¿Y tú, cómo te llamas?",
    "¡¿De verdad?!",
    "¿De verdad!",
    "¡Qué bien?",
    "«¿Qué tal?», dijo",
    "El signo “¿” va delante",
  ])("is right: %s", (text) => {
    expect(told(text)).toEqual([]);
  });
});

it.each([
  ["ch", "German of Switzerland is de-CH"],
  ["gsw", "German as Switzerland writes it is de-CH"],
  ["br", "Portuguese of Brazil is pt-BR"],
])("a country taken for a language is told of that: %s", (language, sentence) => {
  const page = end(["{ type: heading, text: H }"]);
  const { problems } = checkFunnel("test.yaml", () => ({
    text: `${frame.replace("language: en", `language: ${language}`)}start: a\nsteps:\n  a: ${page}\n`,
  }));
  const messages = problems.flatMap(({ rule, message }) => (rule === "english-sentences" ? message : []));
  expect(messages.map((message) => message.includes(sentence))).toEqual([true]);
});

describe("an ß is told", () => {
  it.each(["de-CH", "de-LI"])("in %s", (language) =>
    expectEach("sharp-s", language, "text", {
      "Wie groß ist die Wohnung?": "groß",
      "Außerhalb der Öffnungszeiten schließen wir.": "Außerhalb",
      "Unser Büro in Deutschland: Lange Straße 5, 79539 Lörrach": undefined,
      "Frau Weiß und Johann Strauß wohnen in der Straße nebenan.": "Straße",
      "Frau Weiß nimmt die Wohnung ab, in Wien Große Gasse 2a, A-1010 Wien.": undefined,
      "Grosse Strassen, Masse und Busse": undefined,
    }),
  );
  it.each(["de", "de-AT", "de-DE"])("but not in %s", (language) =>
    expectEach("sharp-s", language, "text", { "Wie groß ist die Wohnung?": undefined }),
  );
});

it("a number of an account ends before the bank", () =>
  expectEach("mistyped-number", "en", "text", {
    "IBAN: DE89 3704 0044 0532 0130 00 BIC: COBADEFFXXX": undefined,
    "IBAN DE89370400440532013000 SWIFT COBADEFF": undefined,
    "IBAN DE89 3704 0044 0532 0130 00 MY BANK": undefined,
    "IBAN: DE89 3704 0044 0532 0130 01 BIC: COBADEFFXXX": "DE89 3704 0044 0532 0130 01",
  }));

describe("the language of a funnel", () => {
  const told = (language: string, ...texts: string[]) =>
    checkFunnel("test.yaml", () => ({
      text: `${frame.replace("language: en", `language: ${language}`)}start: end
steps: { end: { type: end, path: /end, sections: [{ type: heading, text: H }, { type: list, items: ${JSON.stringify(texts)} }] } }
`,
    })).problems.flatMap(({ rule, message, suggest }) => (rule === "wrong-language" ? { message, suggest } : []));
  const ja = "ふだん、お茶をどのくらい飲みますか？朝食に合うお茶をお選びください。はじめての方のための定期便です。";
  const de =
    "Wie groß ist dein Garten, und was soll für dich darin wachsen? Ist das für dich und die Familie, ist es nicht viel.";

  it("is no country", () => {
    expect(told("jp", ja)).toEqual([
      {
        message: 'No language has the code "jp". Did you mean "ja"? Codes are those of ISO 639, such as en or ja.',
        suggest: "ja",
      },
    ]);
    expect(told("se", "Hej")).toEqual([
      {
        message: '"se" is the code of Northern Sami. Did you mean "sv"? Codes are those of ISO 639, such as en or ja.',
        suggest: "sv",
      },
    ]);
    expect(told("en-UK", "Hello")).toEqual([{ message: 'The language "en-UK" is written "en-GB".', suggest: "en-GB" }]);
    expect(told("en-GB", "Hello")).toEqual([]);
    expect(told("iw", "שלום")).toMatchObject([{ suggest: "he" }]);
    expect(told("gr", "Γεια")).toMatchObject([{ suggest: "el" }]);
    expect(told("gr", de)).toMatchObject([{ suggest: "de" }]);
    expect(told("cz", "Dobrý den")).toMatchObject([{ suggest: "cs" }]);
    expect(told("uk", "Скільки чаю ви п’єте на день, і який сорт вам подобається найбільше?")).toEqual([]);
  });

  it("is one that is written like the texts", () => {
    expect(told("en", ja)).toEqual([
      {
        message: 'The language is "en", but the texts are Japanese. Write ja, with a country where it matters.',
        suggest: "ja",
      },
    ]);
    expect(told("ja", de)).toMatchObject([{ suggest: "de" }]);
    expect(told("ja", "Dobrý den, jak velkou máte zahradu, a jakou zeleninu na ní chcete pěstovat?")).toEqual([
      {
        message: 'The language is "ja", but the texts are in another script: Latin. Write the language of the texts.',
        suggest: null,
      },
    ]);
    expect(told("ja", ja)).toEqual([]);
  });
});

it.each([
  ["21.40 €", ["price-in-text"]],
  ["Bis 31. November 2025", ["past-date"]],
  ["Am 31. November 2026", ["no-such-day"]],
  ["Um 17:00 pm", ["no-such-day"]],
  ["Um 17:00 am Marktplatz", []],
  ["{nope|1 Tag|5 Tage}", ["unknown-placeholder"]],
  ["{plan.price|1 Euro|5 Euro}", ["number-forms"]],
  ["Über 50.000 zufriedene Kunden", ["unproven-trust-mark"]],
  ["Über 2.000 weitere Strecken", []],
  ["Mehr als 12.500 Menschen leben hier", []],
  ["Die 10.000 Meter dieses Laufs", []],
])("what is wrong with “%s” is told once, by %s", (words, rules) => {
  const text = `${frame.replace("language: en", "language: de")}start: a
plans: { p: { name: Beratung, price: 21.4, currency: EUR, period: 1 month } }
steps:
  a: { type: offer, path: /, sections: [{ type: plans, heading: P, plans: [p], default: p }, { type: text, text: "${words}" }] }
`;
  const { problems } = checkFunnel("test.yaml", () => ({ text }), { today: "2026-06-30" });
  expect(problems.flatMap(({ path, rule }) => (path.join(".").startsWith("steps.a.sections.1.") ? rule : []))).toEqual(
    rules,
  );
});

it("a sentence or a button in another language is told, but neither a quote nor an English one", () => {
  expectEach("wrong-language", "en", "text", {
    "Thank you. Wo wohnen Sie, und wie heizen Sie mit Gas?": "Wo wohnen Sie, und wie heizen Sie mit Gas?",
    Weiter: "Weiter",
    "The film „Das ist nicht für dich“ is new.": undefined,
    "Las Vegas, Los Angeles, El Paso": undefined,
  });
  expectEach("wrong-language", "de", "text", {
    "Nous vous appelons dans la semaine.": "Nous vous appelons dans la semaine.",
    "This is what you have with us": undefined,
    Weiter: undefined,
  });
});

it.each<[string, string, readonly string[]]>([
  [
    "en",
    "For the the sea",
    ["At the The Hague office", "From from-scratch cooking", "La la la", "Happy with with this"],
  ],
  ["en", "The first part asked how how you start", ["Say how, how often, and what"]],
  ["de", "Und und so weiter", ["Der eine eine Stunde, der andere zwei", "Die einen einen Hund", "Mehr und und und"]],
  ["fr", "Dans dans la ville", ["Vous vous inscrivez", "Jouer sur une Les Paul, les Les Paul", "La La Land"]],
  [
    "es",
    "Con con ella",
    ["Los Los Ángeles Lakers", "En la La Rioja", "Las Las Vegas de antes", "La pregunta por por qué"],
  ],
  ["it", "Per per te", ["Leggi il Il Sole 24 Ore", "Alla La Scala, la La Scala"]],
  ["pt", "Com com ela", ["Leia os Os Lusíadas", "Na na na, hey"]],
  ["nl", "De de klant", ["Een boek van van der Meer", "Lees de De Telegraaf"]],
  ["pl", "Oraz oraz", ["Film „Do zobaczenia”, do Do widzenia"]],
  ["sv", "Och och vi", ["Klass ett ett år till", "Hej, din Din tidning"]],
  ["tr", "Ben ve ve sen", ["Mum için için yandı"]],
  ["ru", "Для для вас", ["От От винта", "Да или нет или да"]],
])("words that stand twice on purpose are no slip: %s", (language, slip, right) => {
  expect(said("typing-slip", language, "text", [slip])).toHaveLength(1);
  for (const text of right) expect(said("typing-slip", language, "text", [text]), text).toEqual([]);
});

it.each<[string, string, readonly string[]]>([
  [
    "en",
    "Only 1 days left",
    ["Britain's #1 days out", "Our No. 1 weeks", "£1 Days", "All Formula 1 weeks", "1–2 days"],
  ],
  ["de", "Noch 1 Tage", ["Nach Stufe 1 Tage später", "1 Tag", "0 bis 1 Tage"]],
  ["fr", "Encore 1 jours", ["1 mois", "Entre 1 et 2 jours"]],
  ["pl", "Tylko 1 dni", ["W ciągu 1 godziny", "Ponad 1 roku"]],
  ["ru", "Ещё 1 дней", ["До 1 месяца", "Более 1 года", "21 день"]],
])("one is not told to be several where it counts something else: %s", (language, slip, right) => {
  expect(said("wrong-plural", language, "text", [slip])).toHaveLength(1);
  for (const text of right) expect(said("wrong-plural", language, "text", [text]), text).toEqual([]);
});

it("a translation whose vowels are signs beside its letters is not taken for a cut one", () => {
  const from = "You can cancel at any time. Write to us, and we will give you your money back within two weeks.";
  const translated = (language: string, to: string) => {
    const files: Readonly<Record<string, string>> = {
      "funnel.yaml": `${frame}start: a\nsteps:\n  a: ${pages.text([JSON.stringify(from)])}\n`,
      "other.yaml": `translates: funnel.yaml\nlanguage: ${language}\nsteps: { a: { sections: { text: { text: { from: "${from}", to: "${to}" } } } } }\n`,
    };
    const { problems } = checkFunnel("other.yaml", (file) => ({ text: files[file] ?? "" }));
    return problems.map(({ rule }) => rule);
  };
  expect(translated("hi", "कभी भी रद्द करें, हमें लिखें और दो हफ़्तों में पैसे वापस पाएँ।")).not.toContain("cut-translation");
  expect(translated("hi", "कभी भी रद्द करें।")).toContain("cut-translation");
});

it("a word that is like a name of one word is another word, unless only a doubled letter or two swapped ones differ", () => {
  const told = (name: string, text: string) =>
    checkFunnel("test.yaml", () => ({
      text: `${frame.replace("{ name: Test }", `{ name: ${name} }`)}start: a\nsteps:\n  a: ${pages.text([text])}\n`,
    })).problems.filter(({ rule }) => rule === "misspelt-name").length;
  expect([told("Slimmer", "We are Slimer"), told("Calmly", "We are Clamly")]).toEqual([1, 1]);
  for (const [name, text] of [
    ["Slimmer", "We love a good Swimmer"],
    ["Sprachen", "Zuerst das Sprechen"],
    ["Stream", "Full Steam ahead"],
    ["Brooks", "Our Books"],
  ] as const)
    expect(told(name, text), text).toBe(0);
  expect(told("Butter Sleep", "We are Better Sleep")).toBe(1);
});

it("a product whose name has lost a letter of its provider's is told, once", () => {
  const told = (name: string, provider: string) =>
    checkFunnel("test.yaml", () => ({
      text: `${frame.replace("{ name: Test }", `{ name: ${name}, provider: ${provider} }`)}start: a\nsteps:\n  a: ${pages.text(["Hello"])}\n`,
    })).problems.filter(({ rule }) => rule === "misspelt-name").length;
  expect(told("Aldebrook", "Alderbrook Invest Ltd")).toBe(1);
  expect(told("Alderbrook", "Alderbrook Invest Ltd")).toBe(0);
  expect(told("Books", "Brooks Ltd")).toBe(0);
  expect(told("Calm Meadow", "Calmer Meadows Ltd")).toBe(0);
});
