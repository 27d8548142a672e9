/**
 * Words of Arabic, German, Spanish, French, Italian, Dutch, Polish, Portuguese, Russian, Turkish and Japanese, and of other tools,
 * that authors write for those of a definition, by what they stand for. They are compared in small letters and without accents.
 */
const keys: Readonly<Record<string, string>> = {
  type: "art typ tipo soort tur тип 種類 نوع النوع genere",
  path: "route adresse url slug pfad ruta caminho chemin percorso pad sciezka путь yol パス مسار المسار indirizzo",
  question: "prompt heading text frage pregunta pergunta domanda vraag pytanie вопрос soru 質問 سؤال السؤال",
  options:
    "auswahl auswahlmoglichkeiten antwortmoglichkeiten choices answers choix reponses optionen antworten opciones opcoes opzioni opties opcje варианты secenekler 選択肢 خيارات الخيارات اجابات risposte scelte",
  next: "then nextstep nextpage redirect redirectto go goto jump weiter nachster nachste ziel dann danach folgt siguiente proximo proxima suivant successivo prossimo volgende nastepny dalej далее sonraki 次 التالي avanti poi vai prosegui",
  back: "previous prev previousstep zuruck vorher atras volver voltar anterior retour indietro terug wstecz назад geri 戻る رجوع السابق precedente",
  button:
    "cta ctatext submit submittext buttonlabel knopf schaltflache taste buttontext boton botao bouton pulsante bottone knop przycisk кнопка dugme buton ボタン زر الزر tasto",
  heading:
    "uberschrift titel frage encabezado titulo cabecalho titre titolo kop koptekst naglowek заголовок baslik 見出し عنوان العنوان intestazione",
  text: "value content body copy texto texte testo tekst текст metin テキスト نص النص",
  label:
    "text titel name beschriftung bezeichnung etiqueta rotulo libelle etiquette etichetta etykieta метка подпись etiket ラベル تسمية التسمية",
  hint: "subheading subhead helptext helper subtitle description text soustitre sous-titre hinweis beschreibung untertitel unterzeile hilfetext erklarung pista dica indice suggerimento wskazowka подсказка ipucu ヒント تلميح sottotitolo nota aiuto",
  sections:
    "content blocks elements components abschnitte inhalt inhalte bausteine secciones secoes sezioni secties sekcje разделы bolumler セクション اقسام الاقسام",
  fields: "inputs felder campos champs campi velden pola поля alanlar フィールド حقول الحقول",
  steps: "schritte pasos passos etapas etapes passi stappen kroki шаги adimlar ステップ خطوات الخطوات pagine domande",
  start: "anfang inicio debut inizio begin poczatek начало baslangic 開始 البداية بداية",
  language: "lang locale sprache idioma lingua langue taal jezyk язык dil 言語 لغة اللغة",
  product: "produkt producto produto produit prodotto продукт urun 商品 منتج المنتج",
  name: "title nombre nome nom naam nazwa imie имя название isim ad 名前 اسم الاسم",
  price: "amount cost preis precio preco prix prezzo prijs cena цена fiyat 価格 سعر السعر importo",
  currency: "wahrung moneda moeda devise valuta waluta валюта parabirimi 通貨 عملة العملة",
  period: "duration billingperiod term zeitraum laufzeit periodo periode okres период donem 期間 مدة المدة durata",
  plans:
    "plane tarife planes planos formules piani abonnementen plany планы planlar プラン باقات الباقات خطط tariffe pacchetti",
  facts: "fakten hechos fatos faits fatti feiten fakty факты gercekler حقائق ارقام",
  value: "number amount wert valor valeur valore waarde wartosc значение deger 値 قيمة القيمة",
  source: "quelle fuente fonte bron zrodlo источник kaynak 出典 مصدر المصدر",
  score: "points punkte puntos pontos punti punten punkty баллы очки puan 点数 نقاط النقاط punteggio",
  required:
    "mandatory pflicht pflichtfeld erforderlich obligatorio obrigatorio obligatoire obbligatorio verplicht wymagane obbligatoria",
  go: "then next else dann sonst gehe weiter vai altrimenti",
  when: "if si wenn falls cuando quando quand wanneer kiedy когда عندما متى se",
  headline: "heading oberzeile dachzeile occhiello",
  title: "titel seitentitel titolo",
  description: "beschreibung descripcion descricao descrizione opis описание",
  placeholder: "platzhalter beispiel segnaposto esempio",
  min: "gte atleast minimum von mindestens minimo",
  max: "lte atmost maximum bis hochstens maximal massimo",
  starts:
    "startswith beginswith begins beginning prefix like beginnt beginntmit commence commencepar empieza comienza comeca iniziacon begintmet zaczyna inizia comincia cominciacon",
  suffix: "prefix currency unit units einheit",
  units: "unit einheit einheiten",
  decimals: "nachkommastellen dezimalstellen decimali",
  low: "links basso minimo",
  high: "rechts alto massimo",
  image: "bild foto immagine",
  icon: "symbol piktogramm icona simbolo",
  consent:
    "tcpa disclaimer disclosure smallprint fineprint legaltext einwilligung zustimmung einverstandnis datenschutz datenschutzhinweis consenso informativa",
  benefits: "vorteile nutzen vantaggi",
  phone: "telefon telefonnummer handy telefono cellulare",
  email: "e-mail mail",
  mode: "modus kanal modo modalita",
  country: "land pays pais paese nazione",
  preferred: "bevorzugt bevorzugte preferiti preferite",
  switch: "wechseln umschalten wechsel cambia",
  reassurance: "hinweis zusicherung versprechen rassicurazione",
  items: "punkte eintrage liste voci elementi",
  record: "auswertung erfassen aufzeichnen registra",
  save: "variable storeas speichern merken salva",
  layout: "anordnung darstellung ansicht disposizione",
  exclusive: "none single exklusiv esclusiva esclusivo",
  to: "ziel link url href adresse indirizzo verso",
  purpose: "zweck scopo finalita",
  tabs: "reiter schede",
  legal: "rechtliches notelegali",
  provider: "company business anbieter firma unternehmen azienda fornitore ragionesociale societa",
  support: "kontakt e-mail email mail assistenza contatto",
  values: "werte valori",
  round: "runden gerundet arrotonda",
  counter: "progress progressbar zahler",
  total: "gesamt anzahl totale",
  theme: "design gestaltung aussehen tema aspetto",
  colors: "farben colori",
  perDay: "protag algiorno",
  default: "selected preselected standard vorauswahl predefinito",
  paid: "success onsuccess successpage bezahlt pagato",
  popular: "mostpopular featured highlighted highlight recommended badge bestvalue consigliato consigliata",
  originalPrice:
    "compareat compareatprice oldprice regularprice listprice wasprice fullprice strikethroughprice prezzopieno prezzooriginale",
  renews: "autorenew renewal recurring rebill rinnovo rinnova",
  every: "interval frequency cadence ogni",
  stages: "messages steps lines",
  of: "formula expression",
  accent: "primary brand principale",
  paper: "background",
  id: "value key",
  app: "url website site",
  above: "gt greaterthan morethan over",
  below: "lt lessthan under",
  is: "eq equals uguale",
  small: "piccolo klein petit pequeno",
  send: "invia manda sende senden",
  scales: "punteggi skalen",
  outcomes: "risultati esiti results ergebnisse resultats resultados",
  tick: "durata",
  number: "numero nummer",
  plan: "piano",
  lasts: "durata dauer duration",
  expired: "scaduto scaduta abgelaufen",
  upTo: "fino finoa bis",
  bands: "fasce ranges",
  ends: "estremi",
  people: "persone personen",
  age: "eta alter",
  location: "luogo citta ort city",
  story: "storia",
  questions: "domande fragen",
  answer: "risposta antwort",
  pattern: "formato format",
};

/** Small letters without accents: authors leave them out. */
const plain = (word: string) =>
  word.toLowerCase().replace(/ł/g, "l").replace(/ı/g, "i").normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC");

const listed = (words: string) => plain(words).split(" ");

/** The keys that each word stands for: a `titel` is a heading or, where there is none, the title of a tab. */
const words = new Map<string, readonly string[]>();
for (const [key, list] of Object.entries(keys))
  for (const word of listed(list)) words.set(word, [...(words.get(word) ?? []), key]);

/** Without its umlauts, which are written with an e where a keyboard has none: `zaehler`. */
const withoutUmlauts = (word: string) => word.replace(/([aou])e/g, "$1");

/** The key of a definition that a word of another language stands for, if it is one of those that can be meant. */
export function keyNamed(word: string, possible: readonly string[]): string | undefined {
  const name = plain(word);
  // Other tools write keys in two parts: help_text.
  return (words.get(name) ?? words.get(withoutUmlauts(name)) ?? words.get(name.replace(/[_-]/g, "")))?.find((key) =>
    possible.includes(key),
  );
}

const yes =
  "true yes on y ja si oui sim tak evet да はい verdadeiro verdadero vrai vero waar prawda wahr dogru истина نعم صح صحيح";
const no = "false no off n nein nee non nao nie hayir нет いいえ falso faux onwaar falsz falsch yanlis ложь لا خطا";

/** What a word for true or false stands for. */
export function truthNamed(word: string): "true" | "false" | undefined {
  const wanted = plain(word);
  if (listed(yes).includes(wanted)) return "true";
  return listed(no).includes(wanted) ? "false" : undefined;
}

/** Numbers in words, as periods and ages have them in English and Italian. */
const inWords: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, six: 6, twelve: 12 },
  ...{ due: 2, tre: 3, quattro: 4, cinque: 5, sei: 6, sette: 7, otto: 8, dieci: 10, dodici: 12, diciotto: 18 },
};
const numberWord = new RegExp(String.raw`^\s*(?:${Object.keys(inWords).join("|")})(?=[ -])`, "i");

/** One of something: `un mese`, `einem Jahr`. */
const article = /^\s*(?:ein(?:e[mnr]?)?|une?|un[ao]?|uma?|an?) (?=\p{L})/iu;

const spans: Readonly<Record<string, string>> = {
  ms: "msec millisecond milliseconds millisekunde millisekunden milisegundo milisegundos milliseconde millisecondes millisecondo millisecondi milisekunda milisekundy milisekund мс миллисекунд milisaniye ミリ秒",
  s: "sec secs second seconds segundo segundos sekunde sekunden seconde secondes secondo secondi sekunda sekundy sekund секунда секунды секунд saniye 秒 秒間 ثانية ثوان ثواني",
  min: "minute minutes mins minuto minutos minuten minuto minuti minuut minuta minuty minut минута минуты минут dakika 分 分間 دقيقة دقائق",
  h: "hr hrs hour hours hora horas stunde stunden std heure heures ora ore uur uren godzina godziny godzin godz час часа часов saat 時間 ساعة ساعات",
  day: "d gg dia dias tag tage tagen jour jours giorno giorni dag dagen dzien dni день дня дней gun 日 日間 يوم ايام يوما",
  week: "w wk wks semana semanas woche wochen semaine semaines settimana settimane weken tydzien tygodnie tygodni неделя недели недель hafta 週 週間 اسبوع اسابيع اسبوعا",
  month:
    "mo mos mes meses monat monate monaten mois mese mesi maand maanden miesiac miesiace miesiecy месяц месяца месяцев ay か月 か月間 ヶ月 ヶ月間 カ月 カ月間 ヵ月 ケ月 箇月 月間 شهر اشهر شهور شهرا",
  year: "yr yrs ano anos jahr jahre jahren an ans annee annees anno anni jaar jaren rok lata lat год года лет yil 年 年間 سنة سنوات سنين عام اعوام عاما",
};

/**
 * A number with a unit of time in another language, as definitions write it: `1 month` for `1 mês`.
 *
 * @param units those that can be meant
 */
export function spanNamed(text: string, units: readonly string[]): string | undefined {
  const counted = text.replace(numberWord, (word) => String(inWords[word.trim().toLowerCase()])).replace(article, "1 ");
  const [, amount, word] = /^\s*(\d+(?:\.\d+)?)[\s\u00a0-]*(\S+?)\.?\s*$/.exec(counted) ?? [];
  if (word === undefined) return undefined;
  const name = plain(word);
  const unit = units.find((own) => [own, `${own}s`, ...listed(spans[own] ?? "")].includes(name));
  if (unit === undefined) return undefined;
  return `${amount} ${unit}${amount !== "1" && /day|week|month|year/.test(unit) ? "s" : ""}`;
}

/** Parts of an hour in words. */
const minutes: Readonly<Record<string, string>> = {
  "15 min": "un-quarto-d'ora un-quart-d'heure un-cuarto-de-hora eine-viertelstunde viertelstunde",
  "30 min": "mezz'ora mezzora half-an-hour demi-heure une-demi-heure media-hora meia-hora eine-halbe-stunde",
};

/** A duration in another language or as a clock shows it: `15 min` for `15 minuti`, `15'` and `15:00`. */
export function durationNamed(text: string): string | undefined {
  const [, whole, seconds] = /^(\d{1,3})(?:['’′]|:([0-5]\d))$/.exec(text) ?? [];
  if (whole !== undefined)
    return Number(seconds ?? 0) === 0 ? `${Number(whole)} min` : `${Number(whole) * 60 + Number(seconds)} s`;
  const wanted = plain(text).replace(/\s+/g, "-").replace(/’/g, "'");
  const [part] = Object.entries(minutes).find(([, list]) => listed(list).includes(wanted)) ?? [];
  return part ?? spanNamed(text, ["ms", "s", "min", "h"]);
}

const everyPeriod: Readonly<Record<string, string>> = {
  "1 day":
    "day daily taglich taeglich diario diariamente quotidien giornaliero quotidiano dagelijks codziennie ежедневно gunluk 毎日 日額 يوميا",
  "1 week":
    "week weekly wochentlich woechentlich semanal semanalmente hebdomadaire settimanale wekelijks tygodniowo еженедельно haftalik 毎週 週額 اسبوعيا",
  "2 weeks": "fortnight fortnightly",
  "1 month":
    "month monthly monatlich mensual mensal mensualmente mensalmente mensuel mensile maandelijks miesiecznie ежемесячно aylik 毎月 月額 شهريا",
  "3 months": "quarterly vierteljahrlich quartalsweise trimestral trimestriel trimestrale kwartalnie ежеквартально",
  "1 year":
    "year yearly annually annual jahrlich jaehrlich anual annuel annuale jaarlijks rocznie ежегодно yillik 毎年 年額 سنويا",
};

/** A period in another language, as the word for what happens in each, or without a number: `1 month` for `1か月`, `毎月` and `Monat`. */
export function periodNamed(text: string): string | undefined {
  const wanted = plain(text);
  const [every] = Object.entries(everyPeriod).find(([, list]) => listed(list).includes(wanted)) ?? [];
  const units = ["day", "week", "month", "year"];
  return every ?? spanNamed(text, units) ?? spanNamed(`1 ${text}`, units);
}

/** Whether a word says that something is paid once. */
export const isOnce = (text: string): boolean => listed(once).includes(plain(text).replace(/\s+/g, "-"));

const once =
  "once one-time onetime una-tantum unica-soluzione one-off single never einmalig einmal keine unique unico unica una-vez uma-vez eenmalig jednorazowo разово";

const today =
  "heute hoy hoje aujourd'hui aujourd’hui oggi vandaag dzis dzisiaj сегодня bugun 今日 本日 きょう now jetzt";

const nearby: Readonly<Record<string, string>> = {
  "in 1 day": "tomorrow morgen manana amanha demain domani jutro завтра yarin 明日",
  "1 day ago": "yesterday gestern ayer ontem hier ieri gisteren wczoraj вчера dun 昨日",
};

/** What is counted from today, before and behind it; a text in another language counts as past or as to come. */
const counted: readonly (readonly [pattern: RegExp, write: (span: string) => string])[] = [
  [/^(?:vor|hace|il y a|há|ha)\s+(.+)$/iu, (span) => `${span} ago`],
  [/^(.+?)\s*(?:old|of age|fa|geleden|temu|назад|önce|前)$/iu, (span) => `${span} ago`],
  [/^(?:in|en|dans|em|tra|fra|over|za|через)\s+(.+)$/iu, (span) => `in ${span}`],
  [/^(.+?)\s*(?:sonra|later|from now|后|後)$/iu, (span) => `in ${span}`],
];

/** A day that is counted from the visitor's own, in another language: `in 1 year` for `1年後`. */
export function boundNamed(text: string): string | undefined {
  if (listed(today).includes(plain(text))) return "today";
  const [near] = Object.entries(nearby).find(([, list]) => listed(list).includes(plain(text))) ?? [];
  if (near !== undefined) return near;
  for (const [pattern, write] of counted) {
    const span = spanNamed(pattern.exec(text)?.[1] ?? "", ["day", "week", "month", "year"]);
    if (span !== undefined && !span.includes(".")) return write(span);
  }
  return undefined;
}

/** The code of the currency whose sign or name a text is, in the language of the definition if it is one of several. */
export function currencyNamed(text: string, language: string): string | undefined {
  const wanted = text.toLowerCase();
  const name = plain(wanted);
  return signIn(language, wanted) ?? currencies[name] ?? currencies[name.replace(/[s.]$/, "")];
}

function signIn(language: string, wanted: string): string | undefined {
  const sign = (currency: string) =>
    new Intl.NumberFormat(language, { style: "currency", currency })
      .formatToParts(1)
      .find(({ type }) => type === "currency")?.value;
  return Intl.supportedValuesOf("currency").find((code) => sign(code)?.toLowerCase().replace(/\.$/, "") === wanted);
}

/** What authors write instead of a currency code, if it means only or mostly one currency. */
const currencies: Readonly<Record<string, string>> = {
  $: "USD",
  dollar: "USD",
  usdollar: "USD",
  "us dollar": "USD",
  us$: "USD",
  "€": "EUR",
  euro: "EUR",
  "£": "GBP",
  pound: "GBP",
  r$: "BRL",
  real: "BRL",
  reai: "BRL",
  zl: "PLN",
  zloty: "PLN",
  kc: "CZK",
  "₺": "TRY",
  tl: "TRY",
  "₽": "RUB",
  "₹": "INR",
  "¥": "JPY",
  円: "JPY",
  yen: "JPY",
  jpn: "JPY",
  yuan: "CNY",
  renminbi: "CNY",
  rmb: "CNY",
  元: "CNY",
  stg: "GBP",
  sterling: "GBP",
  ukp: "GBP",
  won: "KRW",
  ntd: "TWD",
  rupee: "INR",
  franc: "CHF",
  franken: "CHF",
  sfr: "CHF",
  "₴": "UAH",
  fr: "CHF",
  ft: "HUF",
  dhs: "AED",
  dh: "AED",
  dirham: "AED",
  uae: "AED",
  درهم: "AED",
  "د.ا": "AED",
  sr: "SAR",
  ksa: "SAR",
  riyal: "SAR",
  ريال: "SAR",
  "ر.س": "SAR",
  le: "EGP",
  "l.e": "EGP",
  جنيه: "EGP",
  "ج.م": "EGP",
  qr: "QAR",
  kd: "KWD",
};

/** What an author may call the types of fields and sections, as HTML and other tools do. */
const types: Readonly<Record<string, string>> = {
  text: "zipcode zip-code input textfield string paragraph textfeld absatz plz postleitzahl postcode zip testo paragrafo cap",
  "long-text": "textarea textbereich nachricht messaggio",
  phone: "cell cellphone tel telephone mobile telefon telefonnummer handy telefono cellulare",
  email: "mail e-mail",
  slider: "range schieberegler regler cursore",
  select: "state states dropdown auswahlliste elenco menu tendina provincia",
  list: "bullets bulletlist liste aufzahlung elenco",
  faq: "accordion fragen domande domande-frequenti",
  end: "disqualify disqualified dq decline result results thank_you thankyou thank-you thanks danke dankeseite dankesseite ergebnis abschluss fine ringraziamento ringraziamenti risultato conclusione",
  question:
    "radio single single-choice singlechoice choice qcm frage einfachauswahl einzelauswahl auswahl domanda scelta",
  "multi-select":
    "multiple multiple-choice multiple_choice multiplechoice multiselect checkbox checkboxes choix-multiple mehrfachauswahl mehrfach scelta-multipla selezione-multipla",
  form: "formular formulaire formulario modulo formulier formularz",
  contact: "email lead optin opt-in kontakt kontaktformular contatto contatti",
  checkout: "purchase order cart payment paiement zahlung pago pagamento betaling cassa carrello",
  offer: "downsell paywall pricing pricing-page sales-page upsell sales offre angebot oferta offerta",
  heading: "title headline h1 titre titel titulo titolo uberschrift intestazione",
  plans: "pricing-table pricingtable pricing prices preise tarife piani tariffe prezzi",
  button: "cta knopf schaltflache pulsante bottone tasto",
  "review-summary": "reviews avis bewertungen recensioni",
  info: "infoseite information hinweis informazione",
  loading: "loader processing analyzing analysing calculating spinner laden ladebildschirm caricamento attesa",
  receipt: "quittung bestatigung kaufbestatigung ricevuta conferma",
  number: "currency money amount integer zahl ganzzahl numero",
  figure: "zahl kennzahl",
  checkbox: "consent tcpa agreement haken kontrollkastchen casella spunta",
  rating: "bewertung sterne valutazione",
  measure: "mass misura",
  image: "bild foto immagine",
  badge: "abzeichen",
  quote: "zitat citazione",
  testimonials: "kundenstimmen testimonianze",
  guarantee: "garantie garanzia",
  date: "dob birthday birthdate date-of-birth dateofbirth data",
  recap: "summary",
  comparison: "table comparison-table",
  "how-it-works": "steps process",
  "logo-strip": "logos press as-seen-on",
  notice: "avviso hinweiskasten",
  trust: "fiducia vertrauen",
};

/** The type that a word stands for, if it is one of those that can be meant. */
export const typeNamed = (word: string, possible: readonly string[]): string | undefined =>
  standingFor(types, word, possible);

/** What authors call the values that a key can have. */
const values: Readonly<Record<string, string>> = {
  tiles: "kacheln kachel karten cards riquadri",
  grid: "raster zweispaltig gitter griglia",
  list: "liste untereinander elenco",
  scale: "skala scala",
  phone: "telefon telefonnummer handy telefono telefone telephone cellulare",
  email: "e-mail mail",
  imprint: "impressum impress colofon mentions-legales aviso-legal note-legali chi-siamo",
  privacy: "datenschutz datenschutzerklarung confidentialite privacidad privacidade informativa riservatezza",
  refund: "widerruf widerrufsrecht widerrufsbelehrung ruckgabe erstattung remboursement reembolso recesso rimborso",
  terms: "agb nutzungsbedingungen cgv condizioni termini",
  payment: "zahlung paiement pago pagamento",
  cancel: "kundigung storno disdetta",
  support: "hilfe assistenza aiuto",
  postcode: "plz postleitzahl zip zipcode postal cap cp",
  digits: "ziffern zahlen numeric number numbers cifre",
  answers: "antworten reponses respuestas respostas risposte",
  values: "fields werte valori",
  scores: "punkte punteggi",
  next: "checkout buy continue weiter avanti acquista",
  plans: "tarife preise piani",
  m2: "qm m² sqm quadratmeter",
  ft2: "ft² sqft",
  m: "meters metres meter metre",
  l: "liters litres liter litre",
  kg: "kilos kilogram kilograms kilo kilogramm",
  g: "gram grams gramm",
  ha: "hektar",
  C: "°c celsius grad",
  F: "°f fahrenheit",
  chips: "pills tags etichette",
  "in-order": "sequential linear in-ordine",
  "postal-code": "zip zip-code zipcode postcode cap codice-postale",
  "given-name": "first-name firstname fname nome",
  "family-name": "last-name lastname lname surname cognome",
  "address-level1": "state province provincia regione",
  "address-level2": "city town citta comune",
  "street-address": "address street indirizzo via",
  query: "utm utms params parameters",
  years: "yr yrs",
  lb: "lbs pound pounds",
  oz: "ounce ounces",
  in: "inch inches",
  "ft-in": "ft/in feet-inches feet/inches",
  ft: "foot feet",
  yd: "yard yards",
  mi: "mile miles",
  gal: "gallon gallons",
  acre: "acres",
};

/** The value that a word stands for, if it is one of those that can be meant. */
export const valueNamed = (word: string, possible: readonly string[]): string | undefined =>
  standingFor(values, word, possible);

/** What icons show, in German and Italian, and in English as other sets of icons call it. */
const icons: Readonly<Record<string, string>> = {
  car: "auto wagen vehicle macchina",
  medical: "arzt klinik pflege medizin doctor hospital medico ospedale",
  house: "haus home casa",
  people: "menschen leute familie team family users famiglia persone gruppo",
  person: "mensch user persona",
  coins: "geld munzen money monete soldi",
  wrench: "werkzeug handwerk tool tools chiave-inglese",
  dog: "hund cane",
  cat: "katze gatto",
  bird: "vogel uccello",
  key: "schlussel",
  door: "tur porta",
  bed: "bett letto",
  clock: "uhr zeit time orologio",
  star: "stern stella",
  target: "ziel goal bersaglio obiettivo",
  mountain: "berg montagna",
  tree: "baum albero",
  sun: "sonne sole",
  leaf: "blatt foglia",
  drop: "tropfen wasser water goccia",
  flame: "feuer heizung fire fiamma",
  bolt: "blitz strom lightning fulmine",
  mail: "brief email lettera busta",
  phone: "telefon telefono",
  search: "suche lupe cerca lente",
  lock: "schloss lucchetto",
  "graduation-cap": "ausbildung abschluss",
  briefcase: "koffer beruf job work valigetta lavoro",
  baby: "bambino bambina kind child",
};

/** The icon that a word stands for; sets of icons often put their own name before it, as in `fa-car`. */
export function iconNamed(word: string, possible: readonly string[]): string | undefined {
  const [, bare = word] = /^(?:fas?|far|mdi|bi|lucide|icon)[-_: ](?:fa-)?(.+)$/i.exec(word) ?? [];
  return possible.includes(bare) ? bare : standingFor(icons, bare, possible);
}

/** What conditions call `or`, `and` and `not`. */
const joined: Readonly<Record<string, string>> = {
  any: "or either oder ou oppure",
  all: "and und et",
  not: "none nicht non",
};

/** The word of conditions that another word stands for. */
export const conditionNamed = (word: string): string | undefined => standingFor(joined, word, Object.keys(joined));

function standingFor(
  table: Readonly<Record<string, string>>,
  word: string,
  possible: readonly string[],
): string | undefined {
  const name = plain(word);
  const isNamed = (key: string) =>
    listed(table[key] ?? "").some((each) => each === name || each === withoutUmlauts(name));
  return possible.find(isNamed);
}
