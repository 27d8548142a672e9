import type { Words } from "./words.ts";

/** What a shop has so many of. */
const stock = String.raw`(?:\p{L}*(?:plätze?|termine?)|Exemplare?|Stück|Stellen?|Jobs?|Lizenzen|Boxen|Pakete|Abos|Tickets?)`;

/** What an authority, a body or a bill decides, and no seller. */
const result =
  "(?:förderung|zuschuss|ersparnis|einsparung|rendite|heilung|genehmigung|(?:niedriger|geringer)e \\p{L}*kosten)";

export const de: Words = {
  favourite: [
    String.raw`von (?:\d+ von \d+|den meisten) \p{L}+ gewählt`,
    "kundenliebling",
    String.raw`nr\.? ?1 (?:im verkauf|bei unseren kunden)`,
    String.raw`am (?:beliebtesten|meisten gewählt)|(?:beliebteste|meistgewählte|meistverkaufte)[rs]?(?= (?:plan|tarif|paket|wahl|angebot|option|abo)\p{L}*|[.!]?$)`,
    "am häufigsten (?:gewählt|gekauft)",
    "bestseller",
  ],
  inventedWork: [
    "(?:unsere? )?datenbank[^.!?]*",
    String.raw`durchsuch\p{L}+[^.!?]*`,
    String.raw`vergleich\p{L}*[^.!?]* mit [^.!?]*`,
    String.raw`unsere? (?:expert|fachleut|ki|algorithm)\p{L}*[^.!?]*`,
    String.raw`verfügbarkeit (?:wird )?(?:ge)?prüf\p{L}*`,
    String.raw`prüf\p{L}* (?:die )?verfügbarkeit`,
  ],
  others: [String.raw`ander\p{L}*`, String.raw`(?:expert|algorithm|datenbank|mensch|profil)\p{L}*`, "fachleute", "KI"],
  success: [
    "erfolgsgarantie",
    `(?:erfolg|gewinn|ergebnis(?:se)?|einkommen|${result})(?: ist| sind)? garantiert`,
    String.raw`garantiert (?:niedrigere|geringere|weniger) \p{L}*(?:kosten|schmerzen|gewicht)`,
    String.raw`garantierte[rsnm]? (?:erfolg|gewinn|ergebnis|einkommen|verdienst|${result})\p{L}*`,
    String.raw`(?:wir |ich )?garantier(?:en|e)[^.!?]{0,30}? (?:erfolg|gewinn|ergebnis|einkommen|${result})\p{L}*`,
    "100 ?% erfolg",
  ],
  denial: [
    String.raw`kein\p{L}*`,
    "nein",
    "nicht",
    "niemand",
    "ohne",
    "weder",
    "nie",
    "niemals",
    String.raw`unmöglich\p{L}*`,
  ],
  condition: ["wenn", "falls", "sofern"],
  until: [
    "bis(?: zum| einschließlich)?(?: (?:ende|mitte|anfang))?",
    "(?:bewerbungs|anmelde|einsende|annahme|buchungs)(?:schluss|frist)(?: ist| endet)?(?: der| am)?:?",
    "frist:",
    "spätestens(?: am| bis(?: zum)?)?",
    "endet am",
    "enden am",
    "beginnt am",
    "startet am",
    "läuft ab am",
  ],
  untilBehind: [],
  saving: ["spare", "sparen", "sparst", "rabatt", "ersparnis"],
  savingBehind: ["rabatt", "nachlass", "günstiger", "sparen", "ersparnis"],
  savingAlone: ["(?:zum|für den) halben Preis", "halber Preis"],
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
    String.raw`(?:probe(?:zeit|woche|monat|phase|abo)|test(?:phase|zeit|woche|monat)) ist (?:\p{L}+ )?(?:kostenlos|gratis|kostenfrei)`,
    "(?:kostenlos|gratis) (?:testen|starten|ausprobieren|beginnen)",
    "(?:teste|starte|probiere)(?: es)?(?: jetzt)? (?:kostenlos|gratis)",
    String.raw`kostenlose[rsn]? (?:test|probe)(?:phase|zeit\p{L}*|version|monat|woche|tage?|abo)`,
  ],
  trial: [
    String.raw`(?:test|probe|schnupper)(?:phase|zeit\p{L}*|version|monat\p{L}*|woche\p{L}*|tage?n?|abo\p{L}*|zugang)`,
    "(?:aus)?probieren",
    "testen?",
    "probiere",
  ],
  costFree: [String.raw`(?:kostenlos(?:e[rsnm]?)?|gratis|umsonst)(?! (?:rück|versand|liefer|storn|künd|berat)\p{L}*)`],
  apart: ["vor", "nach", "innerhalb", "binnen", "bis", "in", "noch", "alle", "pro", "seit"],
  noCard: ["(?:ohne|keine) (?:kredit)?karte"],
  noRenewal: [
    "(?:verlängert|erneuert) sich (?:nicht|nie)",
    "(?:endet (?:von selbst|automatisch)|läuft (?:von selbst|automatisch) aus)",
    "(?:keine|ohne) (?:automatische )?verlängerung",
  ],
  unlessCancelled: [String.raw`\p{L}*kündig\p{L}*`, "zustimmung", "dann"],
  scarcity: [
    String.raw`nur noch (?:\d+|wenige|einige|ein paar|zwei|drei|vier|fünf|sechs) (?:\p{L}+ )?${stock}`,
    String.raw`noch (?:\d+|wenige|zwei|drei|vier|fünf) (?:\p{L}+ )?${stock} (?:frei|verfügbar|übrig)`,
    String.raw`(?<!(?:deine|ihre|eure|meine)[rn]? )letzten? (?:\d+ )?(?:freien )?(?:Plätze|Exemplare|Termine|Boxen|Pakete|Lizenzen)(?: (?:frei|verfügbar|sichern))?(?=[.!]?$)`,
    "(?:begrenzte[srn]?|limitierte[srn]?) (?:Plätze|Platzzahl|Stückzahl|Verfügbarkeit|Kontingent)",
    "plätze sind (?:streng )?(?:limitiert|begrenzt)(?! auf)",
    "(?:fast|beinahe) (?:ausverkauft|ausgebucht|alle (?:Stellen|Plätze|Termine)(?: sind)? (?:besetzt|vergeben|weg))",
    String.raw`\d[\d.]{0,12} (?:andere |weitere )?(?:Personen|Menschen|Besucher|Kunden|Leute|Familien|Bewerber)(?: \p{L}+)? (?:sehen|schauen)(?: \p{L}+){0,2} (?:dieses|das|diese|die) (?:Angebot|Produkt|Seite|Stelle)(?: gerade)? an`,
  ],
  paidOnce: [
    "(?:einmalige|nur eine) zahlung",
    "(?:nur )?(?:einmal|einmalig) (?:zahlen|bezahlen|zahlst|zahlt)(?! (?:im|pro|jede)(?!\\p{L}))",
    "(?:kein|ohne) abo(?:nnement)?",
    "lebenslanger? zugang",
  ],
  none: [
    String.raw`kein(?:e[rsn]?|s)?(?: davon| von diesen| der genannten| dieser \p{L}+)?`,
    "nichts(?: davon| dergleichen| von alledem)?",
  ],
  during: ["für", "während"],
  write: ["schreib(?:e|en sie|t)?", "meld(?:e|en sie|et)"],
  formal: [
    String.raw`(?<=[\p{Ll}\p{N},;–] )(?:Sie|Ihnen|Ihre[mnrs]?|Ihr(?= \p{Lu}))`,
    String.raw`^Ihre?[mnrs]?(?= \p{Lu})`,
  ],
  familiar: ["[Dd](?:u(?!-)|ich|ir|eine?[mnrs]?)"],
  urgency: [
    String.raw`(?<=^|[.!?:–] ?)(?:nur (?:noch )?heute|heute nur)(?=[:!.,]|$| (?:bewerben|sichern|buchen|bestellen|mit|zum|für|\d))`,
    String.raw`(?:angebot|rabatt|aktion|preis|bonus) (?:\p{L}+ )?(?:endet|gilt|läuft)(?: nur)?(?: noch)?(?: bis)?(?: um)? (?:heute(?!,? (?:wie|und|oder|nicht|so|morgen)(?!\p{L}))|mitternacht)`,
    "noch bis (?:heute (?:abend|nacht)|mitternacht)(?=[:!.]|$)",
    "(?<=^|[.!?:] ?)(?:deine |ihre )?letzte chance(?=[:!]|$)",
    "(?<=^|[.!?:] ?)nur (?:noch )?für kurze zeit(?=[:!]|$)",
  ],
  taxIncluded: [
    String.raw`(?:inkl(?:usive|\.)?|einschl(?:ießlich|\.)?|enthält) (?:der )?(?:gesetzlicher? )?(?:\d+ ?% )?(?:MwSt|USt|Mehrwertsteuer|Umsatzsteuer)(?!-\p{L})`,
  ],
  taxExcluded: [
    String.raw`(?:zzgl\.?|zuzüglich|exkl(?:usive|\.)?|plus) (?:der )?(?:gesetzlicher? )?(?:\d+ ?% )?(?:MwSt|USt|Mehrwertsteuer|Umsatzsteuer)(?!-\p{L})`,
  ],
  endorsement: [
    "bekannt aus (?:(?:dem|der) )?(?:presse|funk|tv|fernsehen|werbung)[^.!?]{0,20}",
    String.raw`testsieger(?! (?:sind|ist|wird|werden)(?!\p{L}))`,
    String.raw`preisgekrönt\p{L}*`,
    "(?:klinisch|wissenschaftlich|medizinisch) (?:bewiesen|erwiesen|nachgewiesen)",
    String.raw`von (?:\p{L}+ )?(?:ärzten|ärztinnen|expert(?:en|innen)|tierärzten|zahnärzten|hebammen|apothekern) empfohlen\p{L}*`,
  ],
  advertising: [
    "newsletters?",
    String.raw`werb(?:ung|lich\p{L}*|eanrufe\p{L}*|emails?|e-mails?)`,
    "angebote(?: und neuigkeiten)? per",
  ],
};
