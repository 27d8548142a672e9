import { join } from "node:path";
import { expect, test } from "vitest";
import { checkFunnel } from "../../engine/check/index.ts";
import { expectGolden } from "../golden.ts";

const funnel = `id: oboe
version: 1
language: en
start: first
product: { name: Oboe, support: help@oboe.internal, app: "https://oboe.internal/app" }
theme:
  colors: { ink: "#112233" }
scales: { fit: { label: Fit } }
facts: { pupils: { value: 120, source: "https://oboe.internal/pupils" } }
values: { sum: { of: 2 * age } }
plans:
  week: { name: A week, price: 12.5, currency: EUR, period: 1 week }
lead: { source: oboe, webhook: "https://oboe.internal/hook" }
legal: { title: Legal, tabs: [{ id: terms, purpose: terms, label: Terms, text: Ours }, { id: privacy, purpose: privacy, label: Privacy, text: Yours }] }
steps:
  first:
    type: multi-select
    path: /
    question: Which?
    options: [A, { id: b, label: B, score: { fit: 2.5 }, exclusive: true }, C]
    record: First
    max: 2
    button: Next
    next: form
  form:
    type: form
    path: /form
    heading: You
    fields:
      - { id: age, type: number, label: Age, min: 6 }
      - { id: way, type: measure, label: Way, units: [km, mi], min: 1 km }
      - { id: day, type: date, label: Day, min: 2026-01-31 }
      - { id: call, type: phone, label: Phone, country: us, required: false }
      - { id: kind, type: select, label: Kind, options: [Old, New] }
    button: Next
    next:
      - { when: { value: { sum: { min: 30 } } }, go: wait }
      - { go: wait }
  wait: { type: loading, path: /wait, heading: Wait, tick: 30 ms, next: end }
  end:
    type: end
    path: /end
    sections:
      - { type: heading, text: Thank you }
      - type: text
        text: See you
      - type: list
        items:
          - One
          - Two
      - { type: link, text: Call us, to: "tel:+44-20-123" }
`;

/** A text of the funnel, and what an author writes in its place; then others, if it takes several. */
type Slip = readonly [string, string, ...string[]];

/** Names of languages and countries. */
const tags: readonly Slip[] = [
  ...[
    "Español",
    "EN-us",
    "en_us",
    "pt br",
    "Klingon",
    "deutsch",
    "Romanian",
    "Yiddish",
    "DE",
    "yue-hk",
    "en-USA",
    "de at x",
    "x de-at",
  ].map((word) => ["language: en", `language: ${word}`] as const),
  ...["Spain", "España", "US", "Deutschland", "Yemen", "Atlantis", "UK", "XX", "USA", "Holland"].map(
    (land) => ["country: us", `country: ${land}`] as const,
  ),
];

/** Money and time. */
const amounts: readonly Slip[] = [
  ...["euro", "€", "$", "eur", "zł", "Reais", "gold", "abc", "Fr.", "JPN"].map(
    (money) => ["currency: EUR", `currency: ${money}`] as const,
  ),
  ...[
    "2 Wochen",
    "1 mes.",
    "1 week long",
    "7",
    "3 meses",
    "fortnight",
    "month",
    "1.5 months",
    "in 2 weeks",
    "2  weeks",
    "2 Jahre",
    "Semaine",
    "1 semestre",
  ].map((span) => ["period: 1 week", `period: ${span}`] as const),
  ...["30 Sekunden", "2 minutos", "1 hora", "1 day", "30", "0.5 S", "2 Hs", "1.2.3 s", "1.25 Stunden", "3 dakika"].map(
    (span) => ["tick: 30 ms", `tick: ${span}`] as const,
  ),
  ...["$12.34", "12,34 EUR", "'15'", "twelve", "20 pounds", "1.250,50 €"].map(
    (price) => ["price: 12.5", `price: ${price}`] as const,
  ),
];

/** Other texts that must have a form. */
const formats: readonly Slip[] = [
  ...["112233", "'#123'", "red", "'112233'", "'112233 '", "'#1234'", "'x#123'", "'#ABC'", "'1122334'", "'x112233'"].map(
    (color) => ['ink: "#112233"', `ink: ${color}`] as const,
  ),
  ...[
    "Form Page",
    "Form & Page",
    "form ".repeat(20),
    "form",
    "/Größe",
    "https://form",
    "/form/",
    "/-form-/_a",
    "/フォーム",
  ].map((path) => ["path: /form", `path: ${path}`] as const),
  ...[
    "31.1.2026",
    "1/2/2026",
    "2026-1-31",
    "soon",
    "heute",
    "vor 18 Jahren",
    "2 anni fa",
    "2年後",
    "18 years",
    "vor 3 Tagen",
    "hace 2 semanas",
    "fra 2 mesi",
    "in 1.5 Jahren",
    "31 January 2026",
    "1. october 2026",
    "31 Nowember 2026",
    "31 January 20261",
    "since 31 January 2026",
  ].map((day) => ["min: 2026-01-31", `min: ${day}`] as const),
  ...[
    ["tr", "29 Ekim 2026"],
    ["es", "3 de mayo de 2026"],
    ["fr", "14 juillet 2026"],
    ["de", "31. Februar 2026"],
  ].map(([language, day]): Slip => ["min: 2026-01-31", `min: ${day}`, "language: en", `language: ${language}`]),
  ...[
    "help@oboe.internal",
    "+44 20 123456",
    "tel:020 1234",
    "oboe.internal/x",
    "http://oboe.internal",
    "http://oboe.internal?page=1",
    "www.oboe.internal",
    "end",
    "+44 (0) 20 12",
    "TEL:+44 20 12",
    "x tel:+4420",
    "0 1",
    "+44  20  1234",
    "call +44 20 1234",
    "a@b@c",
    "(202) 555-01421",
    "form",
    "/form",
    "/",
    "/nowhere",
    "https://oboe.internal/a b",
    "mailto:help@oboe.internal?subject=Hi there",
    "'{product.support}'",
    "'mailto:{product.support}'",
    "'{product.app}'",
    "'{product.app}/lessons'",
    "'x{product.app}/lessons'",
    "'https://oboe.internal/{facts.pupils}'",
    "'https://oboe.internal/{answer.first}'",
    "'{facts.pupils}/{answer.first}'",
  ].map((to) => ['to: "tel:+44-20-123"', `to: ${to}`] as const),
  ...["mailto:help@oboe.internal", "nobody", "help@oboe"].map(
    (mail) => ["support: help@oboe.internal", `support: ${mail}`] as const,
  ),
  ...[
    "oboe.internal/app",
    "oboe.internal/?to=http://b.c",
    "http://",
    "http://oboe.internal/app",
    "http://localhost:3000",
    "app",
    "HTTP://oboe.internal:80",
  ].map((url) => ['app: "https://oboe.internal/app"', `app: ${url}`] as const),
  ["https://oboe.internal/hook", "http://oboe.internal/hook"],
  ["https://oboe.internal/hook", "oboe.internal/hook"],
  [
    'to: "tel:+44-20-123"',
    "to: 'https://oboe.internal/{answer.first}'",
    "lead:",
    "outcomes: [{ id: light, title: Light }]\nlead:",
  ],
  ...["12.5 miles", "12.5 Meilen", "1 parsec", "km", "about 1 km"].map(
    (bound) => ["min: 1 km", `min: ${bound}`] as const,
  ),
];

/** Values of another kind. */
const kinds: readonly Slip[] = [
  ["score: { fit: 2.5 }", "score: 2.5"],
  ["    record: First\n", "    record: First\n    otherwise: true\n"],
  ["values: { sum: { of: 2 * age } }", "values: { sum: { of: 2 * age, unit: hours } }"],
  ["exclusive: true", "exclusive: sí"],
  ["exclusive: true", "exclusive: nein"],
  ["exclusive: true", "exclusive: perhaps"],
  ["required: false", "required: 0"],
  ["question: Which?", "question: 15"],
  ["question: Which?", "question: true"],
  ["question: Which?", "question: false"],
  ["question: Which?", "question: { text: Which? }"],
  ["question: Which?", "question: { label: Which?, hint: Two at most }"],
  ["button: Next\n    next: form", "button: { text: 5 }\n    next: form"],
  ["version: 1", "version: free"],
  ["      - type: text\n", "      - { type: plans, plans: [week], perDay: false }\n      - type: text\n"],
  ["      - type: text\n", "      - { type: plans, plans: [week], perDay: 5, heading: false }\n      - type: text\n"],
  ["question: Which?", "question: A teacher: to ask"],
  ["question: Which?", "question: { answer|you }"],
  ["question: Which?", "question: { fiel: content/which.md }"],
  ["question: Which?", "question:"],
  ["question: Which?", 'question: ""'],
  ["question: Which?", "question: [Which]"],
  ["question: Which?", "question: { a: { b: c } }"],
  ['product: { name: Oboe, support: help@oboe.internal, app: "https://oboe.internal/app" }', "product: 3"],
  ['product: { name: Oboe, support: help@oboe.internal, app: "https://oboe.internal/app" }', "product: Oboe"],
  ["purpose: terms", "purpose: [terms]"],
  ["purpose: terms", "purpose: { terms }"],
  ["purpose: terms", "purpose:"],
  ["next: form", "next: { go: form }"],
  ["version: 1", "version: 1,5"],
  ["version: 1", "version: '1.5'"],
  ["version: 1", "version: １.５"],
  ["version: 1", "version: '1'"],
  ["question: Which?", `question: ${"Which? ".repeat(60)}`],
  ["score: { fit: 2.5 }", "score: { fit: lots }"],
  ["score: { fit: 2.5 }", "score: { when: lots }"],
  ["price: 12.5", "price: .inf"],
  ["question: Which?", "question: { file: which }"],
  ["  wait: {", "  query: city=paris\n  wait: {"],
  ["  wait: {", "  when: later\n  wait: {"],
  ["version: 1", "version: 1  ＃ note"],
  ["price: 12.5", "price: '１２ '"],
  ["options: [Old, New]", "options: Old［New］"],
  ["  wait: {", "  score: 5\n  wait: {"],
  ["  wait: {", "  over: 5\n  wait: {"],
  ["min: 1 km", "min: true"],
  ["price: 12.5", "price: ｔｒｕｅ"],
  ["exclusive: true", "exclusive: ｕｎｔｒｕｅ"],
  ["exclusive: true", "exclusive: ｔｒｕｅｌｙ"],
  ["exclusive: true", "exclusive: ［true］"],
  ["scales: { fit: { label: Fit } }", "scales: ｛｝"],
  ["score: { fit: 2.5 }", "score: high"],
  ["scales: { fit: { label: Fit } }", "scales: { fit: {}, ease: {} }", "score: { fit: 2.5 }", "score: 2"],
  ["    record: First\n", "    record: First\n    otherwise: 5\n"],
  ["next: form", "next: [5]"],
  ['product: { name: Oboe, support: help@oboe.internal, app: "https://oboe.internal/app" }', "product: 'Oboe: new'"],
  ['product: { name: Oboe, support: help@oboe.internal, app: "https://oboe.internal/app" }', "product: 'true'"],
  ...[
    "''",
    "' '",
    "12,b5",
    "12, 5: 3",
    "very ".repeat(12),
    "about 20",
    "20 a month",
    "EUR 20",
    "20€ netto",
    "'1 000 000 000 000 000 000 000 000 000 000 000'",
  ].map((price): Slip => ["price: 12.5", `price: ${price}`]),
  ...["4 weeks", "1 Monat", "3 días", "4", "[4]", "2 hours", "soon"].map(
    (span): Slip => [
      "      - type: text\n",
      `      - { type: chart, over: ${span}, now: { label: Now, value: "{age}" }, goal: { label: Goal, value: 9 }, basis: B }\n      - type: text\n`,
    ],
  ),
];

/** Other keys and types, and values out of bounds. */
const keys: readonly Slip[] = [
  ...["outcome: light", "outcome: [light, large]", "first: a", "ergebnis: light", "has: age", "nobody: a"].map(
    (asked) => ["{ when: { value: { sum: { min: 30 } } }, go: wait }", `{ ${asked}, go: wait }`] as const,
  ),
  ["{ sum: { min: 30 } } }, go", "{ sum: { min: 30 } } }, outcome: light, go"],
  ...["outcome: light", "not: { first: a }", "value: light", "first: a"].map(
    (asked) => ["{ type: heading, text: Thank you }", `{ type: heading, text: Thank you, ${asked} }`] as const,
  ),
  ...["ratenzahlung: { count: 2, every: 1 week }", "delbetalning: { count: 2, every: 1 week }"].map(
    (asked) => ["price: 12.5,", `price: 12.5, ${asked},`] as const,
  ),
  ["label: Age, min: 6", "label: Age, optional: true, min: 6"],
  ["type: select, label: Kind", "type: select, optional: true, label: Kind"],
  ["label: Age, min: 6", "label: Age, mandatory: false, min: 6"],
  ...["checked: true", "unchecked: true", "prechecked: true"].map(
    (key) =>
      [
        "      - { id: kind,",
        `      - { id: news, type: checkbox, label: News, ${key} }\n      - { id: kind,`,
      ] as const,
  ),
  ["min: 2026-01-31", "percentage: 18"],
  ["min: 2026-01-31", "pattern: dd.mm.yyyy"],
  ["label: Age, min: 6", "label: Age, format: 99"],
  ["product: { name: Oboe,", "product: { name: Oboe, outcome: light,"],
  ["product: { name: Oboe,", "product: { name: Oboe, has: age,"],
  ["legal: { title: Legal,", "outcomes: [{ id: light, title: Light, outcome: light }]\nlegal: { title: Legal,"],
  ["price: 12.5, currency: EUR, period: 1 week", "price: 12.5, currency: EUR, trial: 1 week, period: 1 week"],
  ["{ id: b, label: B,", "{ id: b, label: B, go: end,"],
  ["{ id: call, type: phone,", "{ id: call, type: tel,"],
  ["{ id: kind, type: select,", "{ id: kind, type: dropdown,"],
  ["{ id: kind, type: select,", "{ id: kind, type: schieberegler,"],
  ["question: Which?", "frage: Which?"],
  ["question: Which?", "qeustion: Which?"],
  ["question: Which?", "question: Which?\n    heading: Which?"],
  ["question: Which?", "question: Which?\n    plan: week"],
  ["question: Which?", "question: Which?\n    note, and more: x"],
  ["type: multi-select", "typ: multi-select"],
  ["type: multi-select", "kind: multi-select"],
  ["type: multi-select", "type: multiselect"],
  ["type: multi-select", "type: [multi-select]"],
  ["type: multi-select", "type: { info: page }"],
  ["type: multi-select", "type: 7"],
  ["type: multi-select", "type:"],
  ["type: multi-select\n    ", ""],
  ["type: heading", "type: headline"],
  ["type: heading, ", ""],
  ["- { type: heading, text: Thank you }", "- heading: Thank you"],
  ["- { type: heading, text: Thank you }", "- { heading: Thank you, text: And bye }"],
  [
    "week: { name: A week, price: 12.5, currency: EUR, period: 1 week }",
    "week:\n  name: A week\n  price: 12.5\n  currency: EUR\n  period: 1 week",
  ],
  ["week: { name: A week,", "month:\n  week: { name: A week,"],
  ["currency: EUR, period: 1 week }", "currency: EUR, period: 1 week }\n  renews: { price: five, every: 1 week }"],
  [
    "week: { name: A week, price: 12.5, currency: EUR, period: 1 week }",
    "week:\n  name: A week\n  price: 12.5\n  currency: EUR\n  period: 1 week",
    "question: Which?",
    "question:",
  ],
  [
    "week: { name: A week, price: 12.5, currency: EUR, period: 1 week }",
    "week: { nmae: A week }\n  price: 12.5\n  currency: EUR\n  period: 1 week",
  ],
  ["country: us", "country: ［us, xx］"],
  ['facts: { pupils: { value: 120, source: "https://oboe.internal/pupils" } }', "facts: { pupils: 1,240 }"],
  ["label: Age, min: 6", `label: Age, suffix: ${"x".repeat(21)}, min: 6`],
  ["  wait: {", `  ${"w".repeat(65)}: {`],
  ["units: [km, mi]", "units: [km, mi, m, ft, cm, in, g]"],
  ...["weekdays", "daylight", "Stunden", "hour", "k".repeat(90)].map(
    (unit): Slip => ["units: [km, mi]", `units: [${unit}]`],
  ),
  ["product: { name: Oboe,", "product: { name: Oboe, 5,"],
  ["product: { name: Oboe,", "product: { name: Oboe 2, 5: x, tagline,"],
  ["product: { name: Oboe,", "product: { the name:Oboe,"],
  ["product: { name: Oboe,", "product: { typ: Oboe,"],
  ["label: Age, min: 6", "label: Age, more: { type: info, path: /x }, min: 6"],
  ["price: 12.5", "price: 12.5, more: { type: info, path: /x }"],
  ["version: 1", "version: 1\nmore: { type: info, path: x }"],
  ["version: 1", "version: 1\ncounter: 3"],
  ["version: 1", "version: 1\ncounter: 2.5"],
  ["steps:\n", "pages:\n"],
  ["type: multi-select", "tpye: multi-slect"],
  ["score: { fit: 2.5 }", "score: { 5: high }"],
  ["options: [Old, New]", "options: [Old, ~]"],
  ["week: { name: A week, price: 12.5, currency: EUR, period: 1 week }", "week: Weekly"],
  ["currency: EUR, period: 1 week }", "currency: EUR, period: 1 week }\n  renews:"],
  [
    "currency: EUR, period: 1 week }",
    "currency: EUR, period: 1 week }\n  renews: { name: R, price: 3, currency: EUR, period: 1 week }",
    "version: 1",
    "version: 0",
  ],
  [
    "  wait: {",
    "  button: { type: info, path: /b, sections: [], button: B, next: wait }\n  wait: {",
    "max: 2",
    "max: 0",
  ],
  ["wait: { type", "wait/~now: { tpye"],
  ["steps:\n", "steps:\nstpes:\n"],
  ["type: number", "type: numbre"],
  ["units: [km, mi]", "units: [days]"],
  ["units: [km, mi]", "units: [kmh]"],
  ["units: [km, mi]", "units: [km; mi]"],
  ["units: [km, mi]", "units: [km、mi]"],
  ["units: [km, mi]", "units: [km, km]"],
  ["units: [km, mi]", "units: []"],
  ["units: [km, mi]", "units: km"],
  ["min: 1 km", "min: 1"],
  ["min: 6", "min: 6 years"],
  ["max: 2", "max: 0"],
  ["max: 2", "max: 2.5"],
  ["max: 2", "max: '2'"],
  ["version: 1", "version: 1.5"],
  ["version: 1", "version: 0"],
  ["options: [A, {", "options: [A, 'A', {"],
  ["options: [A, { id: b", "options: [A, { id: 7 b"],
  ["id: b, label: B", "id: é, label: B"],
  ["score: { fit: 2.5 }", "score: { fit: 2,5 }"],
  ["score: { fit: 2.5 }", "score: { fit: 2, 5: 3 }"],
  ["version: 1\n", "frage: 1\n"],
  ["{ id: terms, purpose", "{ purpose"],
  ["units: [km, mi]", "units: [second]"],
  ["scales: { fit: { label: Fit } }", "scales: { fit：high }"],
  ["scales: { fit: { label: Fit } }", "scales: { größe：high }"],
  ["options: [Old, New]", "options: ［Old, New］, optns: x"],
  ["score: { fit: 2.5 }", "score: 2"],
  ["score: { fit: 2.5 }", "score:{ fit: 2.5 }"],
  ["score: { fit: 2.5 }", "score: { größe: 2 }"],
  ["value: 120, source", "vaule: 120, source"],
  ["facts: { pupils: {", "facts: { pupils: 120, others: {"],
  ['facts: { pupils: { value: 120, source: "https://oboe.internal/pupils" } }', "facts: [120]"],
  ["purpose: terms", "purpose: term"],
  ["next: form", "next:\n      - form"],
  ["next: form", "next: [{ when: { first: a }, go: [form] }]"],
  ["next: form", "next: [{ wenn: { first: a }, go: form }, { go: form }]"],
  ["product: { name: Oboe,", "product: {"],
  ["product: {", "produkt: {"],
  ["start: first\n", ""],
  ["id: oboe\n", ""],
  ["steps:\n", "stpes:\n"],
  ["  wait: {", "wait: {"],
  ["wait: { type", "wait a bit: { type"],
  ["wait: { type", "wait  a  bit: { type"],
  ["wait: { type", "wait!: { type"],
  ["wait: { type", "warte-größe: { type"],
  ["items:\n          - One\n          - Two", "items: One, two"],
  ["items:\n          - One\n          - Two", "items:\n          a: One"],
  ["text: See you", "text: “See you”"],
  ["text: Thank you }", "text: Thank you, and bye }"],
  ["text: Thank you }", "text:Thank you }"],
];

/** Conditions in place of one that asks for bounds. */
const conditions: readonly string[] = [
  "{ score: fit >= 2 }",
  ...[
    "sum > 3",
    "sum >= 3,5",
    "age = 30",
    "first = a",
    "first",
    "fit < 2",
    "score.fit > 2.5",
    "fit ≤ 2",
    "nobody > 3",
    "sum > much",
  ],
  ...[
    "{ fit: 3 }",
    "{ fit: { min: 3 } }",
    "{ score.fit: { min: 3 } }",
    "{ resultat: light }",
    "{ ergebnis: { is: light } }",
    "{ sum: 30 }",
    "{ age: { max: 3 } }",
    "{ first: { min: 2 } }",
  ],
  ...[
    "{ score: { fit: '> 2.5' } }",
    "{ score: { fit: '< 2.5' } }",
    "{ score: { fit: 8 } }",
    "{ score: { fit: '<x' } }",
    "{ value: { sum: '<30' } }",
    "{ count: { first: '>1' } }",
  ],
  ...[
    "{ field: { age: { is: 5 } } }",
    "{ field: { kind: { is: 5 } } }",
    "{ query: city=paris }",
    "{ query: '?city: paris&x=1' }",
    "{ query: city }",
  ],
  ...[
    "{ nto: { first: a } }",
    "{ any: { first: a } }",
    "{ all: [{ fit: 3 }, sum > 3] }",
    "{ not: fit > 3 }",
    "{ vlaue: { sum: { min: 1 } } }",
  ],
  ...[
    "first != a",
    "first is not a",
    "first is a",
    "first <> a",
    "first >= 2",
    "count.first ≥ 2",
    "first = 2",
    "first = 'b c'",
    "sum ≠ 3",
    "sum > -3",
    "sum = 10-20",
    "sum = 20-10",
    "sum",
    "kind",
    "kind = old",
    "kind > 3",
    "fit > much",
    "fit = much",
    "first <",
    "age >=",
  ],
  ...[
    "{ outcome: { is: light } }",
    "{ outcome: { is: [light, large] } }",
    "{ outcome: { light: true } }",
    "{ outcome: { light: false } }",
    "{ outcome: { not: [light, large] } }",
    "{ outcome: { isNot: light } }",
    "{ outcome: {} }",
    "outcome = light",
    "outcome is 'light'",
    "outcome.id != light",
    "outcome",
    "outcomes = light",
    "first begins with a",
    "kind starts with o",
    "outcome = light and first = a",
  ],
  ...["first = a and sum > 3", "first = a or kind is old and fit <= 2", "first = a && nobody"],
  ...[
    "{ sum: -3 }",
    "{ kind: { is: old } }",
    "{ first: { is: [a, b] } }",
    "{ field: { kind: old } }",
    "{ field: { kind: 5 } }",
    "{ field: { age: '= 5' } }",
    "{ value: { sum: 3..5 } }",
    "{ value: { sum: 3 to x } }",
    "{ value: sum > 3 }",
    "{ value: first = a }",
    "{ value: 3 }",
    "{ score: fit }",
    "{ query: 'x=1&y=true' }",
    "{ fit: true }",
    "{ field: { age: '>3' } }",
    "{}",
    "{ value: { sum: {} } }",
  ],
  ...[
    "[]",
    "{ value: [sum] }",
    "{ value: { sum: { mni: 30 } } }",
    "{ value: { sum: { min: much } } }",
    "30",
    "{ first: [a, 3] }",
    "{ first: }",
  ],
  ...[
    "{ value: nobody > 3 }",
    "{ nobody: { min: 3 } }",
    "{ nobody: 3 }",
    "{ frist: { min: 3 } }",
    "{ has: 3 }",
    "{ first: { is: } }",
    "{ al: [{ first: a }] }",
    "{ first: 3 }",
    "{ all: [{ first: 3 }] }",
    "{ sum: { min: } }",
    "{ score: { fit: [3] } }",
    "{ value: { sum: true } }",
    "{ value: { sum: ' < 30 ' } }",
    "{ value: { sum: 3...5 } }",
    "{ value: { sum: 3 to 5 } }",
    "{ value: { sum: 3..3 } }",
    "{ value: { sum: little to much } }",
    "{ value: { kind: '= 5' } }",
    "{ count: { fit: '>1' } }",
    "{ field: { age: { is: true } } }",
    "{ any: [{ score: { fit: '> 2.5' } }, { first: }] }",
    "{ query: 5 }",
    "{ query: 'to = /a?b' }",
    "{ query: 'city= ' }",
  ],
  ...[
    "my fit > 3",
    "first of all",
    "fit>3",
    "fit  >  3",
    "' fit > 3 '",
    "sum > €3",
    "my.value.sum > 3",
    "first = b'c'",
    "first = 'b' c",
    "first = *b",
    "'first = b: c'",
    "first = untrue",
    "first = trueish",
    "first is true",
    "nobody",
  ],
];

/** Slips that leave no YAML. */
const noYaml: readonly Slip[] = [
  ["{ type: heading, text: Thank you }", "{ type: heading, text: Our #1 thank you }"],
  ["      - { go: wait }", "      // to the end\n      - { go: wait }"],
  ["question: Which?", "question: 'Which's best?'"],
  ["question: Which?", 'question: "Which "one" is it?"'],
  ["question: Which?", "question: Which: one: two"],
  ["question: Which?", "question: @home"],
  ["question: Which?", "question: {name}, which?"],
  ["question: Which?", "question: | which"],
  ["question: Which?", "question: - which"],
  ["question: Which?", 'question: "C:\\which"'],
  ["question: Which?", 'question: "Which?'],
  ["question: Which?", "question:Which?"],
  ["question: Which?", "question：Which?"],
  ["question: Which?", "question: “Which?”, he: asked"],
  ["question: Which?", "question: Which?\n      or: not"],
  ["question: Which?", "question: Which?\n    # A note\n      or: not"],
  ["question: Which?", "question: Which of them do\n    you like?"],
  ["question: Which?", "question: |\n    Which?"],
  ["question: Which?", "- question: Which?"],
  ["question: Which?", "   question: Which?"],
  ["question: Which?", " question: Which?"],
  ["question: Which?", "\tquestion: Which?"],
  ["question: Which?", "question: Which?]"],
  ["    question: Which?", "\u00a0   question: Which?"],
  ["question: Which?", "question Which?"],
  ["options: [A,", "options: [A, [B,"],
  ["options: [A,", "options: A, [B,"],
  ["exclusive: true }, C]", "exclusive: true }, C"],
  ["exclusive: true }, C]", "exclusive: true, C]"],
  ["label: B, score", "label: B score"],
  ["label: B,", "label: B [new],"],
  ["label: B,", "label: It's {name}'s,"],
  ["label: B,", "label: 'It's B',"],
  ['ink: "#112233" }', "ink: #112233 }"],
  ['ink: "#112233" }', "ink: #112233,\n    paper: #ffffff }"],
  ["          - One\n", "          -One\n"],
  ["          - One\n          - Two", "          - One\n          Two"],
  ["          - One\n          - Two", "          - One\n           - Two"],
  ["          - One\n          - Two", "          - One\n         - Two"],
  ["      - { go: wait }", "      { go: wait }"],
  ["      - { go: wait }", "      - { go: wait"],
  ["      - { go: wait }", "    - { go: wait }"],
  ["  form:\n", "form:\n"],
  ["  form:\n", "   form:\n"],
  ["  form:\n", "  form\n"],
  ["    path: /form\n", "      path: /form\n"],
  ["    path: /form\n", "  path: /form\n"],
  ["    path: /form\n", '      "path": /form\n'],
  ["          - One\n", "          -- One\n"],
  ["      - type: text\n", "      - type: text:\n"],
  ["      - type: text\n", "      - type: text\n      "],
  ["plans:\n", "<<<<<<< HEAD\nplans:\n"],
  ["plans:\n", "---\nplans:\n"],
  ["plans:\n", "plans: one\n"],
  ["question: Which?", "question= Which?"],
  ["  first:\n", "  first\n"],
  ["plans:\n", "plans\n"],
  ["    path: /form\n", "    path /form\n"],
  ["label: Age, min: 6 }\n      ", "label: Age, min: 6 } "],
  ["question: Which?", "{answer}: which?"],
  ["question: Which?", "question: {answer}: which?"],
  ["question: Which?", "question: [A]: which?"],
  ["question: Which?", "? : which"],
  ["question: Which?", "question: [Which?](legal:terms)"],
  ["question: Which?", "question: > which"],
  ["question: Which?", "// which\n    question: Which?"],
  ["question: Which?", "question: 'Which?\n    // which"],
  ["id: oboe\n", "<!-- which -->\nid: oboe\n"],
  ["id: oboe\n", "```yaml\nid: oboe\n"],
  ["id: oboe\n", "{\nid: oboe\n"],
  ["id: oboe\n", "- id: oboe\n"],
  ["id: oboe\n", "id: oboe\n}\n"],
  ["      - type: text\n        text: See", "      - type: text\n      text: See"],
  ['      - { type: link, text: Call us, to: "tel:+44-20-123" }\n', "      - { type: divider }\n      text"],
  ['  colors: { ink: "#112233" }', '    colors:\n      ink: "#112233"\n     radius: 3'],
  [
    "  first:\n    type: multi-select\n    path: /\n",
    "\n  # First\n  first:\n\n    type: multi-select\n    hint: |\n      Read: this\n        More: that\n   path: /\n",
  ],
  ["          - One\n          - Two", "          - One\n\n            more\n          Two: three"],
  ["          - One\n          - Two", "          - One, two\n          Two"],
  ["    options: [A,", "    options: [A,,"],
  ["    options: [A,", "    options: [, A,"],
  ["question: Which?", "question: |which"],
  ["question: Which?", "question: 'Which' one?"],
  ["question: Which?", 'question: "Which?"# or not'],
  ["    options: [A,", "    options: [A {"],
  ["    options: [A,", "    options: ['A' 'B',"],
];

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
  ...["sette anni fa", "tra un anno", "fra 12 mesi"].map((day) => ["min: 2026-01-31", `min: ${day}`] as const),
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
    "{ field: { zip: { is: '10001' } } }",
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

function asConditions(written: readonly string[]): readonly Slip[] {
  return written.map((condition) => ["when: { value: { sum: { min: 30 } } }", `when: ${condition}`]);
}

function edited([what, by, next, ...rest]: Slip, whole = funnel): string {
  const text = whole.replace(what, () => by);
  if (text === whole) throw new Error(`The funnel has no ${what}`);
  return next === undefined ? text : edited([next, rest[0] ?? "", ...rest.slice(1)], text);
}

/** A sentence without the lists of types, keys and units, which grow. */
const withoutLists = (message: string) =>
  message.replace(
    /(The types are:|It can be:|takes:|Add it: one of|It belongs to the types) .*?( Did you mean \{.*)?$/,
    "$1 …$2",
  );

/** What is said of a text: the place, the rule, the sentence, and what to write. */
function told(text: string): string {
  const { problems } = checkFunnel("funnel.yaml", () => ({ text }));
  const lines = problems
    .filter(({ severity }) => severity === "error")
    .map(({ line, column, endLine, endColumn, rule, message, suggest }) => {
      const place = `${line}:${column}${endLine === line ? `-${endColumn}` : ""}`;
      return `  ${place} ${rule}: ${withoutLists(message)}${suggest === null ? "" : ` → ${suggest}`}`;
    });
  return lines.join("\n") || "  nothing";
}

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

/** An edit in one line. */
const nameOf = ([what, by]: Slip) => (by === "" ? `without ${what}` : by).slice(0, 80).trimEnd().replaceAll("\n", "⏎");

test("the funnel of these slips is sound", () => {
  expect(told(funnel)).toBe("  nothing");
});

test.each<[string, string, readonly Slip[]]>([
  ["which language or country was meant", "tags", tags],
  ["which amount was meant", "amounts", amounts],
  ["what a text was meant to be", "formats", formats],
  ["what a value of another kind was meant to be", "kinds", kinds],
  ["which key or type was meant", "keys", keys],
  ["how a condition is written", "conditions", asConditions(conditions.filter((each) => /^[{[\d]/.test(each)))],
  ["which condition a text states", "stated", asConditions(conditions.filter((each) => /^[^{[\d]/.test(each)))],
  ["what other tools call it", "american", american],
  ["what Italians call it", "italian", italian],
  ["what the Dutch call it", "dutch", dutch],
  ["which one mistake leaves no YAML", "no-yaml", noYaml],
])("%s is said as before", (_, name, slips) => {
  const reports = slips.map((slip) => `${nameOf(slip)}\n${told(edited(slip))}\n`);
  expectGolden(join(import.meta.dirname, `${name}.txt`), reports.join("\n"));
});

test.each([
  ["es-MX", "$", "MXN"],
  ["en-CA", "$", "CAD"],
  ["sv", "kr", "SEK"],
  ["da", "kr", "DKK"],
  ["en_CA", "$", "USD"],
  ["12", "$", "USD"],
  ["(en", "$", "USD"],
])("in a definition in %s, %s is %s", (language, sign, currency) => {
  const text = funnel.replace("language: en", `language: ${language}`).replace("currency: EUR", `currency: ${sign}`);
  const { problems } = checkFunnel("funnel.yaml", () => ({ text }));
  expect(problems.find(({ path }) => path.at(-1) === "currency")?.suggest).toBe(currency);
});
