import { test } from "vitest";
import { funnel, type Slip, saidAsBefore } from "./slips.ts";

/** What an Italian writes, whose words several of these can be. */
const italian: readonly Slip[] = [
  ...["indirizzo", "percorso"].map((key) => ["    path: /\n", `    ${key}: /\n`] as const),
  ...["risposte", "scelte"].map((key) => ["    options: [A,", `    ${key}: [A,`] as const),
  ...["avanti", "poi"].map(
    (key) => ["    button: Next\n    next: form", `    button: Next\n    ${key}: form`] as const,
  ),
  ...["sottotitolo", "nota", "salva"].map((key) => ["    max: 2\n", `    max: 2\n    ${key}: Due\n`] as const),
  ["exclusive: true", "esclusiva: true"],
  ["score: { fit", "punteggio: { fit"],
  ["steps:", "domande:"],
  ["plans:", "tariffe:"],
  ["period: 1 week", "durata: 1 week"],
  ["tick: 30 ms", "durata: 30 ms"],
  ["scales:", "punteggi:"],
  ["legal:", "note-legali:"],
  ["name: Oboe,", "name: Oboe, ragione-sociale: Oboe,"],
  ["lead: { source: oboe,", "lead: { source: oboe, invia: [answers],"],
  ["lead: { source: oboe,", "lead: { source: oboe, send: [risposte],"],
  ["min: 6", "minimo: 6"],
  ["country: us", "nazione: it"],
  ["required: false", "obbligatoria: no"],
  ["type: multi-select", "type: scelta-multipla"],
  ["type: loading", "type: caricamento"],
  ["type: form", "type: modulo"],
  ["type: end", "type: ringraziamento"],
  ["type: select", "type: tendina"],
  ["- type: text", "- type: paragrafo"],
  ["type: list", "type: avviso"],
  ["    max: 2\n", "    max: 2\n    layout: riquadri\n"],
  ["purpose: terms", "purpose: condizioni"],
  ["purpose: privacy", "purpose: informativa"],
  ...["un mese", "30 gg", "una tantum", "tre mesi", "trimestrale"].map(
    (span) => ["period: 1 week", `period: ${span}`] as const,
  ),
  ...["15'", "'15:00'", "'1:30'", "mezz'ora", "un quarto d'ora", "due minuti", "'15:75'"].map(
    (span) => ["tick: 30 ms", `tick: ${span}`] as const,
  ),
  ...["settimane", "settimana", "ore"].map(
    (unit) => ["{ of: 2 * age }", `{ of: "2026-12-24 - today", unit: ${unit} }`] as const,
  ),
  ...["sette anni fa", "tra un anno", "fra 12 mesi"].map((day) => ["min: 2026-01-31", `min: ${day}`] as const),
];

/** What the French call it. */
const french: readonly Slip[] = [
  ["question: Which?", "demande: Which?"],
  ["    options: [A,", "    choix: [A,"],
  ["    max: 2\n", "    max: 2\n    aide: Deux\n"],
  ["score: { fit", "points: { fit"],
  ["scales:", "échelles:"],
  ["currency: EUR", "monnaie: EUR"],
  ...["choix-multiples", "choix"].map((type) => ["type: multi-select", `type: ${type}`] as const),
  ...["chargement", "attente"].map((type) => ["type: loading", `type: ${type}`] as const),
  ["type: end", "type: fin"],
  ["type: select", "type: liste-déroulante"],
  ["    max: 2\n", "    max: 2\n    layout: tuiles\n"],
  ["start: first", "start: first\nentry: ordonné"],
  ["period: 1 week", "period: trois mois"],
  ["label: B,", "label: B, icon: cœur,"],
];

/** What is written in languages that the engine has no sentences of: Danish, Norwegian, Finnish and Hebrew. */
const ownLanguage: readonly Slip[] = [
  ...["spørgsmål", "spoergsmaal", "spørsmål", "kysymys", "שאלה"].map(
    (key) => ["question: Which?", `${key}: Which?`] as const,
  ),
  ...["svar", "svarmuligheder", "alternativer", "vaihtoehdot", "vastaukset", "תשובות"].map(
    (key) => ["    options: [A,", `    ${key}: [A,`] as const,
  ),
  ...["næste", "naeste", "neste", "seuraava", "הבא"].map(
    (key) => ["    button: Next\n    next: form", `    button: Next\n    ${key}: form`] as const,
  ),
  ...["knap", "painike", "כפתור"].map(
    (key) => ["    button: Next\n    next: form", `    ${key}: Next\n    next: form`] as const,
  ),
  ...["tilbage", "takaisin", "חזרה", "hjælpetekst", "tekst", "ohje", "הסבר"].map(
    (key) => ["    max: 2\n", `    max: 2\n    ${key}: first\n`] as const,
  ),
  ["heading: You", "overskrift: You"],
  ["heading: You", "otsikko: You"],
  ["heading: You", "כותרת: You"],
  ["    record: First", "    gem: First"],
  ["facts:", "faktat:"],
  ["values:", "værdier:"],
  ["steps:", "trin:"],
  ["steps:", "vaiheet:"],
  ["legal:", "ehdot:"],
  ...["flervalg", "monivalinta", "בחירה-מרובה"].map((type) => ["type: multi-select", `type: ${type}`] as const),
  ...["formular", "skjema", "lomake", "טופס"].map((type) => ["type: form", `type: ${type}`] as const),
  ...["indlæsning", "lataus", "טעינה"].map((type) => ["type: loading", `type: ${type}`] as const),
  ["    max: 2\n", "    max: 2\n    layout: laatat\n"],
  ["exclusive: true", "exclusive: kyllä"],
  ["exclusive: true", "exclusive: כן"],
  ["required: false", "required: nej"],
  ["units: [km, mi], min: 1 km", "units: [kvm]"],
  ...["uger", "kuukautta", "mois"].map(
    (unit) => ["{ of: 2 * age }", `{ of: "2026-12-24 - today", unit: ${unit} }`] as const,
  ),
  ["currency: EUR", "currency: kr."],
  ["language: en", "language: da", "currency: EUR", "currency: kr."],
  ["language: en", "language: nb", "currency: EUR", "currency: kroner"],
  ["language: en", "language: sv", "currency: EUR", "currency: kronor"],
  ...["שקל", "ש״ח"].map((currency) => ["currency: EUR", `currency: ${currency}`] as const),
  ...["3 måneder", "et år", "kuukausi", "1 kk", "3 kuukautta", "vuosi", "kuukausittain", "חודשי"].map(
    (span) => ["period: 1 week", `period: ${span}`] as const,
  ),
  ...["4 sekunder", "60 millisekuntia"].map((span) => ["tick: 30 ms", `tick: ${span}`] as const),
  ...[
    "for 18 år siden",
    "om 3 måneder",
    "90 päivän kuluttua",
    "18 vuotta sitten",
    "huomenna",
    "לפני 3 שנים",
    "היום",
  ].map((day) => ["min: 2026-01-31", `min: ${day}`] as const),
];

/** What an American writes who knows other tools. */
const american: readonly Slip[] = [
  ...["heading", "prompt", "text"].map((key) => ["question: Which?", `${key}: Which?`] as const),
  ...["cta", "button_text", "submit"].map(
    (key) => ["    button: Next\n    next: form", `    ${key}: Next\n    next: form`] as const,
  ),
  ...["nextStep", "redirect_to", "then"].map(
    (key) => ["    button: Next\n    next: form", `    button: Next\n    ${key}: form`] as const,
  ),
  ["    max: 2\n", "    max: 2\n    previous: first\n"],
  ["    max: 2\n", "    max: 2\n    helpText: Two at most\n"],
  ["    max: 2\n", "    max: 2\n    columns: 2\n"],
  ["    max: 2\n", "    max: 2\n    variable: first\n"],
  ["    max: 2\n", "    max: 2\n    layout: pills\n"],
  [
    "  wait: {",
    '  much: { type: question, path: /much, question: How much?, layout: likert, options: ["1", "2"], next: end }\n  wait: {',
  ],
  ["exclusive: true", "disqualify: true"],
  ["exclusive: true", "none: true"],
  ["exclusive: true", "value: b"],
  ["language: en", "lang: en"],
  ["name: Oboe,", "name: Oboe, company: Oboe,"],
  ["product:", "entry: sequential\nproduct:"],
  ["lead: { source: oboe,", "lead: { source: oboe, send: [utm],"],
  ["lead: { source: oboe,", "lead: { source: our oboe,"],
  ["type: number", "type: currency"],
  ["type: number, label: Age, min: 6", "type: number, label: Age, prefix: $"],
  ["type: select", "type: state"],
  ["type: phone", "type: cell"],
  ["type: date", "type: dob"],
  ["min: 2026-01-31", "format: mm/dd/yyyy"],
  ["min: 2026-01-31", "minAge: 18"],
  ["min: 2026-01-31", "max: 18 years old"],
  ["country: us, required: false", "country: us, length: 10"],
  ["units: [km, mi], min: 1 km", "units: [km, mi], min: 4 feet"],
  ["units: [km, mi], min: 1 km", "units: [km, mi], min: 80 lbs"],
  ["units: [km, mi], min: 1 km", "units: [ft-in], min: 4"],
  ["units: [km, mi], min: 1 km", `units: [ft-in], min: 5'11`],
  ["units: [km, mi], min: 1 km", `units: [ft-in], min: 5'0"`],
  ["units: [km, mi], min: 1 km", "units: [ft-in], min: 6 ft 2 in"],
  ["units: [km, mi], min: 1 km", "units: [miles]"],
  ["units: [km, mi], min: 1 km", "units: [feet, inches]"],
  ["units: [km, mi], min: 1 km", "units: [pounds]"],
  ["price: 12.5", "amount: 12.5"],
  ["price: 12.5", "price: $12.50/wk"],
  ["price: 12.5", "price: free"],
  ["period: 1 week }", "period: 1 week, renews: $39.99 every 4 weeks }"],
  ["period: 1 week }", "period: 1 week, renews: 39.99/month }"],
  ["period: 1 week }", "period: 1 week, renews: 39.99 }"],
  ["period: 1 week }", "period: 1 week, renews: true }"],
  ["period: 1 week }", "period: 1 week, renews: US$ 39.99 each month }"],
  ["period: 1 week }", "period: 1 week, renews: monthly }"],
  ["period: 1 week }", "period: 1 week, renews: [39.99] }"],
  ["button: Next\n    next: form", "button: { text: Next, action: next }\n    next: form"],
  [
    "    sections:\n      - { type: heading, text: Thank you }",
    "    button: Call us\n    sections:\n      - { type: heading, text: Thank you }\n      - Well done",
  ],
  ["period: 1 week }", "period: 7-day }"],
  ["period: 1 week }", "period: one week }"],
  ["period: 1 week }", "period: 4 wks }"],
  ["period: 1 week }", "duration: 1 week }"],
  ["period: 1 week }", "period: 1 week, compareAtPrice: 20 }"],
  ["period: 1 week }", "period: 1 week, discount: 50% }"],
  ["period: 1 week }", "period: 1 week, mostPopular: true }"],
  ["period: 1 week }", "period: 1 week, trialDays: 7 }"],
  ["period: 1 week }", "period: 1 week, autoRenew: { price: 20, interval: 1 week } }"],
  ["tick: 30 ms", "seconds: 3"],
  ["type: loading", "type: analyzing"],
  ["type: end", "type: results"],
  ["type: link", "type: steps"],
  ['to: "tel:+44-20-123"', 'to: "(202) 555-0142"'],
  ['to: "tel:+44-20-123"', "to: tel:202 555 0142"],
  ["sum: { of: 2 * age }", "sum: { formula: 2 * age }"],
  ["of: 2 * age", "of: age ** 2"],
  ["of: 2 * age", 'of: "age > 9 ? 1 : 2"'],
  ["of: 2 * age", 'of: "age * 25,000"'],
  ["of: 2 * age", "of: age * 25k"],
  ["of: 2 * age", "of: age * $25"],
  ["of: 2 * age", 'of: "IF(age > 9, 1, 2)"'],
  ["of: 2 * age", "of: now - day"],
  ["of: 2 * age", "of: today - day, unit: yrs"],
  ["{ of: 2 * age }", '{ of: "if(old > 50, 1, 2)" }, old: { of: today - day, unit: years }'],
  ["of: 2 * age", "of: age / way ^ 2, in: [kg]"],
  ...[
    "{ field: { kind: { is: NY } } }",
    "{ kind: [new-york, ohio] }",
    "{ form: [new-york, ohio] }",
    "{ field: { zip: { startsWith: '10' } } }",
    "{ field: { zip: { prefix: ['10', '11'] } } }",
    "{ field: { zip: { starts: 10 } } }",
    "{ field: { zip: { starts: 09 } } }",
    "{ field: { zip: { is: 10 } } }",
    "{ field: { mail: { is: 80 } } }",
    "{ field: { zip: 10 } }",
    "{ zip: 10 }",
    "zip = 09",
    "zip starts with 10",
    "{ value: { sum: { gte: 30 } } }",
  ].map(
    (when) =>
      [
        "when: { value: { sum: { min: 30 } } }",
        `when: ${when}`,
        "options: [Old, New] }",
        "options: [New York, Ohio] }\n      - { id: zip, type: text, label: ZIP }\n      - { id: mail, type: email, label: Mail }",
      ] as const,
  ),
];

/** What a Dutch marketer writes, whose words several of these can be. */
const dutch: readonly Slip[] = [
  ...["antwoorden", "keuzes"].map((key) => ["    options: [A,", `    ${key}: [A,`] as const),
  ...["naar", "verder"].map(
    (key) => ["    button: Next\n    next: form", `    button: Next\n    ${key}: form`] as const,
  ),
  ...["toelichting", "bewaar", "weergave"].map((key) => ["    max: 2\n", `    max: 2\n    ${key}: Twee\n`] as const),
  ["exclusive: true", "exclusief: true"],
  ["plans:", "abonnementen:"],
  ["scales:", "schalen:"],
  ["legal:", "juridisch:"],
  ["period: 1 week", "looptijd: 1 week"],
  ["period: 1 week", "period: per maand"],
  ["period: 1 week", "period: p/m"],
  ["period: 1 week", "period: een jaar"],
  ["period: 1 week", "period: 12 mnd"],
  ["tick: 30 ms", "duur: 30 ms"],
  ["tick: 30 ms", "tick: 3 seconden"],
  ["name: Oboe,", "name: Oboe, bedrijf: Oboe,"],
  ["lead: { source: oboe,", "lead: { source: oboe, send: [antwoorden],"],
  ["min: 6", "minimaal: 6"],
  ["country: us", "land: nl"],
];

/** What a buyer of cars calls it who has used other tools, and a shop in Portugal. */
const trades: readonly Slip[] = [
  ...["upload", "photo", "signature", "time", "location"].map((type) => ["type: select", `type: ${type}`] as const),
  ...["registration", "mileage"].map((type) => ["{ id: age, type: number,", `{ id: age, type: ${type},`] as const),
  ...["regex: '^[A-Z]'", "mask: AA00 AAA"].map(
    (key) =>
      ["      - { id: kind,", `      - { id: plate, type: text, label: Plate, ${key} }\n      - { id: kind,`] as const,
  ),
  ["country: us", "country: us, placeholder: 07700 900123"],
  ...["mode: call", "mode: sms", "phoneFirst: true", "emailFirst: true", "name: { label: Name }", "fields: [name]"].map(
    (key) =>
      [
        "  wait: {",
        `  ask: { type: contact, path: /ask, ${key}, heading: Hello, email: { label: Mail }, phone: { label: Phone }, benefits: [A], button: On, consent: "[Privacy](legal:privacy)", next: end }\n  wait: {`,
      ] as const,
  ),
  ...["phone", "whatsapp", "me"].map((to) => ["country: us,", `country: us, contact: ${to},`] as const),
  ...["left: None, right: All", "min: None, max: All"].map(
    (ends) =>
      [
        "  wait: {",
        `  scale: { type: question, path: /scale, question: How much?, layout: scale, ends: { ${ends} }, options: ["1", "2"], next: end }\n  wait: {`,
      ] as const,
  ),
  ["options: [A,", "options: [{ label: A, icon: fuel },"],
  ["options: [A,", "options: [{ label: A, icon: electric },"],
  ["type: end", "type: exit"],
  ...["4", "quarterly"].map((parts) => ["price: 12.5,", `price: 12.5, parts: ${parts},`] as const),
  ["price: 12.5,", "price: 12.5, parts: { times: 4, every: 1 month },"],
  ...["trimestre", "semestre", "quarter"].map((span) => ["period: 1 week", `period: ${span}`] as const),
  ["next: end }", "seguinte: end }"],
  ["question: Which?", "titulo: Which?"],
  ["type: multi-select", "type: pergunta"],
  ["{ id: call, type: phone,", "{ id: call, type: telemóvel,"],
  ["heading: Wait, tick", "heading: Wait, etapas: [One, Two], tick"],
  // The name of this step is nearly "field".
  ["  first:", "  fiel:", "start: first", "start: fiel", "{ value: { sum: { min: 30 } } }", "{ fiel: { is: b } }"],
  ...["action: decline", "action: no-thanks"].map(
    (action) => ["- type: text", `- { type: button, text: "No, thanks", ${action} }\n      - type: text`] as const,
  ),
  [
    "  wait: {",
    "  buy: { type: offer, path: /buy, timer: { text: Left, lasts: 5 min }, sections: [], paid: end }\n  wait: {",
  ],
  [
    "  wait: {",
    "  buy: { type: offer, path: /buy, countdown: { text: Left, lasts: 5 min, onExpire: restore }, sections: [], paid: end }\n  wait: {",
  ],
  [
    "  wait: {",
    "  buy: { type: offer, path: /buy, countdown: { text: Left, until: 2027-03-31 }, sections: [], paid: end }\n  wait: {",
  ],
  [
    "  wait: {",
    "  buy: { type: offer, path: /buy, countdown: { text: Left, lasts: 31.3.2027 }, sections: [], paid: end }\n  wait: {",
  ],
];

test("what other tools and the Portuguese call things is said as before", () => {
  saidAsBefore("trades", trades);
});

test("what other tools call it is said as before", () => {
  saidAsBefore("american", american);
});

test("what the French call it is said as before", () => {
  saidAsBefore("french", french);
});

test("what Italians call it is said as before", () => {
  saidAsBefore("italian", italian);
});

test("what the Dutch call it is said as before", () => {
  saidAsBefore("dutch", dutch);
});

test("what Danes, Norwegians, Finns and Israelis call it is said as before", () => {
  saidAsBefore("own-language", ownLanguage);
});

/** What a maker of tests calls it who has used other tools. */
const tests: readonly Slip[] = [
  ...[
    "reverse: true",
    "reversed: true",
    "axis: fit",
    "scale: fit",
    "low: None, high: All",
    "chapter: 1",
    "minAge: 18",
    "statement: I draw",
  ].map(
    (keys) =>
      [
        "  wait: {",
        `  state: { type: question, path: /state, ${keys}, question: How much?, layout: scale, options: ["1", "2"], next: end }\n  wait: {`,
      ] as const,
  ),
  ...["reverse: true", "value: 2", "weight: 2.5"].map(
    (key) => ["options: [A,", `options: [{ label: A, ${key} },`] as const,
  ),
  ...["min: 0, max: 10", "low: None, high: All"].map((keys) => ["fit: { label: Fit }", `fit: { ${keys} }`] as const),
  ...["unit: percent", 'unit: "%"', "unit: points", "format: percent", "decimals: 1"].map(
    (key) => ["{ of: 2 * age }", `{ of: 2 * age, ${key} }`] as const,
  ),
  ...["name: Oak", "title: Oak, image: oak.svg", "title: Oak, picture: oak.svg"].map(
    (keys) => ["scales: {", `outcomes: [{ id: oak, ${keys} }]\nscales: {`] as const,
  ),
  ...["bar", "radar", "progress"].map(
    (type) =>
      ["- type: text", `- { type: ${type}, label: Fit, value: "{score.fit}", max: 3 }\n      - type: text`] as const,
  ),
  [
    "- type: text",
    '- { type: gauge, label: Fit, value: "{score.fit}", max: 3, left: Calm, right: Wild }\n      - type: text',
  ],
  [
    "- type: text",
    '- { type: bars, rows: [{ label: Fit, value: "{score.fit}", max: 3, left: Calm, right: Wild }] }\n      - type: text',
  ],
  ["- type: text", '- { type: bars, rows: ["{score.fit}", Fit] }\n      - type: text'],
  ...["from: 09:00, to: 17:00", "start: 09:00, end: 17:00", "interval: 15"].map(
    (keys) => ["id: day, type: date, label: Day, min: 2026-01-31", `id: day, type: time, label: Day, ${keys}`] as const,
  ),
  ...["product: month", "recommended: month"].map(
    (key) => ["scales:", `outcomes: [{ id: oak, title: Oak, ${key} }]\nscales:`] as const,
  ),
  ...["color: green", "tone: green", "tone: red", "tone: medium"].map(
    (tone) =>
      [
        "- type: text",
        `- { type: gauge, label: Fit, value: "{score.fit}", max: 3, bands: [{ upTo: 1, label: Low }, { label: High, ${tone} }] }\n      - type: text`,
      ] as const,
  ),
  ["type: multi-select", "type: statement"],
  ...[
    "counter: { chapters: [Bread, Butter] }",
    "counter: { parts: [{ start: 1, name: Bread }, { at: 2, title: Butter }] }",
    "counter: { chapters: [{ from: 1, to: 1, label: Bread }, { from: first, label: Butter }] }",
    "chapters: [{ from: 1, label: Bread }, { from: 2, label: Butter }]",
    "counter: { chapters: { 1: Bread, 2: Butter } }",
    "counter: { chapters: { Bread: 1, Butter: 2 } }",
    "phases: [Bread, Butter]",
    "counter: { steps: 24 }",
    `counter: { chapters: ["Bread: white", "${"Butter ".repeat(20)}"] }`,
  ].map((keys) => ["scales:", `${keys}\nscales:`] as const),
  ...[
    "until: 40",
    "from: 40",
    "pause: 40",
    "end: 40",
    "bis: 40",
    "to: 40",
    "stopAt: 40%",
    "start: 40",
    "questions: [first]",
    "ask: first",
    "to: end",
    "link: end",
    "until: 3 s",
    "chapter: 2",
  ].map((key) => ["heading: Wait, tick", `heading: Wait, ${key}, tick`] as const),
];

test("what makers of tests call things is said as before", () => {
  saidAsBefore("tests", tests);
});

const cv = "      - { id: cv, type: file, label: CV, required: false, accept: [pdf] }\n    button: Next\n    next:\n";

/** What is asked of files, in other words. */
const files: readonly Slip[] = [
  ...["PDF", "JPG", "photo", "word", ".docx", "image/*", "application/pdf", "bild", "dokument", "any", "video"].map(
    (kind) => ["    button: Next\n    next:\n", cv.replace("[pdf]", `[${kind}]`)] as const,
  ),
  ...["types", "formats", "fileTypes", "erlaubt", "dateitypen"].map(
    (key) => ["    button: Next\n    next:\n", cv.replace("accept", key)] as const,
  ),
  ...[
    "multiple: true",
    "maxFiles: 3",
    "anzahl: 3",
    "fileSize: 5",
    "größe: 5",
    "maxGröße: 5",
    "max: 10 MB",
    "maxSize: 10 MB",
    "maxSize: 50",
    "min: 1",
    "accept: PDF",
  ].map((key) => ["    button: Next\n    next:\n", cv.replace("accept: [pdf]", key)] as const),
  ...["betreff: Hello, body: Bye", "subject: Hello, text: Bye", "title: Hello, message: Bye"].map(
    (keys) => ["lead: {", `lead: { mail: { ${keys} },`] as const,
  ),
];

test("what is said of files and mails in other words is said as before", () => {
  saidAsBefore("files", files);
});

/** The same funnel in French, with an appointment. */
const inFrench = funnel.replace("language: en", "language: fr").replace(
  "steps:\n",
  `calendars:
  visites:
    timeZone: Europe/Paris
    length: 45 min
    open:
      - { days: [mon, tue], from: "09:00", until: "12:00" }
    closed: [2026-12-24 to 2027-01-03]
    notice: 24 h
    ahead: 4 weeks
steps:
`,
);

/** What the French write in a calendar. */
const frenchCalendar: readonly Slip[] = [
  ["calendars:", "agendas:"],
  ...["lun-mer", "lundi au vendredi", "du lundi au vendredi", "lundi", "chaque jour"].map(
    (days) => ["days: [mon, tue]", `days: ${days}`] as const,
  ),
  ...["[lun-mer]", "[lundi au vendredi]", "[Lun., mar.]", "[12/12/2026]", "[12 décembre 2026]"].map(
    (days) => ["days: [mon, tue]", `days: ${days}`] as const,
  ),
  ['{ days: [mon, tue], from: "09:00", until: "12:00" }', '{ jours: [mon, tue], de: "09:00", à: "12:00" }'],
  ...["9h", "9 h 30", "midi"].map((time) => ['from: "09:00"', `from: ${time}`] as const),
  ...[
    "24/12/2026 au 03/01/2027",
    "03/01/2026 au 24/12/2026",
    "01/02/2026 au 03/02/2026",
    "du 24/12/2026 au 03/01/2027",
    "24 décembre 2026",
    "du 24 décembre 2026 au 3 janvier 2027",
    "Noël",
  ].map((days) => ["2026-12-24 to 2027-01-03", days] as const),
  ...["0h45", "1h30", "1 h 05", "trois quarts d'heure", "2 jours"].map(
    (length) => ["length: 45 min", `length: ${length}`] as const,
  ),
  ...["2 jours", "un jour", "1 semaine", "2 days"].map((notice) => ["notice: 24 h", `notice: ${notice}`] as const),
  ["ahead: 4 weeks", "ahead: un mois"],
  ["timeZone", "fuseau"],
  ["length: 45", "durée: 45"],
  ["    open:", "    horaires:"],
  ["closed:", "fermé:"],
  ["notice:", "préavis:"],
  ["ahead: 4 weeks", "ahead: 4 weeks\n    capacité: 2"],
  ...["rendez-vous", "rdv"].map(
    (type) =>
      [
        "{ id: age, type: number, label: Age, min: 6 }",
        `{ id: age, type: ${type}, label: Age, calendar: visites }`,
      ] as const,
  ),
  ["lead: {", "lead: { mail: { objet: Bonjour, corps: À bientôt },"],
];

test("what is said of calendars in French is said as before", () => {
  saidAsBefore("french-calendars", frenchCalendar, inFrench);
});
