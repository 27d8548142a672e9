import type { Words } from "./words.ts";

export const de: Words = {
  favourite: [
    String.raw`(?:am )?(?:beliebteste|meistgewählt|meistverkauft)\p{L}*`,
    "am häufigsten (?:gewählt|gekauft)",
    "bestseller",
  ],
  inventedWork: [
    "(?:unsere? )?datenbank[^.!?]*",
    String.raw`durchsuch\p{L}+[^.!?]*`,
    String.raw`vergleich\p{L}*[^.!?]* mit [^.!?]*`,
    String.raw`unsere? (?:expert|fachleut|ki|algorithm)\p{L}*[^.!?]*`,
    "verfügbarkeit[^.!?]*",
  ],
  success: [
    "erfolgsgarantie",
    "(?:erfolg|gewinn|ergebnis(?:se)?|einkommen)(?: ist| sind)? garantiert",
    String.raw`garantierte[rsnm]? (?:erfolg|gewinn|ergebnis|einkommen|verdienst)\p{L}*`,
    String.raw`(?:wir |ich )?garantier(?:en|e)[^.!?]{0,30}? (?:erfolg|gewinn|ergebnis|einkommen)\p{L}*`,
    "100 ?% erfolg",
  ],
  denial: [String.raw`kein\p{L}*`, "nicht", "niemand", "ohne", "weder", "nie", "niemals", String.raw`unmöglich\p{L}*`],
  condition: ["wenn", "falls", "sofern"],
  until: ["bis(?: zum| einschließlich)?", "endet am", "enden am", "beginnt am", "startet am", "läuft ab am"],
  untilBehind: [],
  saving: ["spare", "sparen", "sparst", "rabatt", "ersparnis"],
  savingBehind: ["rabatt", "nachlass", "günstiger", "sparen", "ersparnis"],
  money: ["euro", "dollar", "franken", "cent"],
  later: ["danach", "dann", "anschließend", String.raw`verlänger\p{L}*`],
  personal: [
    String.raw`(?:persönlich|personalisiert|maßgeschneidert)e[rsnm]? (?:\p{L}+ )?\p{L}*(?:plan|programm|ergebnis|empfehlung|profil|auswertung|analyse|strategie)\p{L}*`,
    "für dich gemacht",
  ],
  all: ["alle"],
  thousands: ["tausend", "tsd", "millionen", "mio"],
  answer: [String.raw`antwort\p{L}*`, String.raw`meld(?:en|e) \p{L}+`],
  beforeFirstPeriod: ["vor dem ende (?:des|deines|ihres) ersten (?:abrechnungs)?zeitraums"],
  billingPeriod: [String.raw`\p{L}*zeitraum\p{L}*`],
  refund: [
    String.raw`\p{L}*erstatt\p{L}*`,
    String.raw`rückzahl\p{L}*`,
    "geld zurück",
    "zahlen[^.!?]{0,24}? zurück",
    "bekommst[^.!?]{0,24}? zurück",
  ],
  freeOffer: [
    "(?:kostenlos|gratis) (?:testen|starten|ausprobieren|beginnen)",
    "(?:teste|starte|probiere)(?: es)?(?: jetzt)? (?:kostenlos|gratis)",
    String.raw`kostenlose[rsn]? (?:test|probe)\p{L}*`,
  ],
  noCard: ["(?:ohne|keine) (?:kredit)?karte"],
  noRenewal: ["(?:keine|ohne) (?:automatische )?verlängerung"],
};
