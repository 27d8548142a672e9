import { plainLetters } from "../../problem/index.ts";

/**
 * Words of Arabic, German, Spanish, French, Italian, Dutch, Polish, Portuguese, Russian, Turkish and Japanese, and of other tools,
 * that authors write for those of a definition, by what they stand for. They are compared in small letters and without accents.
 */
const keys: Readonly<Record<string, string>> = {
  type: "art typ tipo soort tur тип 種類 نوع النوع tip",
  path: "route adresse url slug pfad ruta caminho chemin percorso pad sciezka путь yol パス مسار المسار adres",
  question: "prompt heading text frage pregunta pergunta domanda vraag pytanie вопрос soru 質問 سؤال السؤال",
  options:
    "auswahl auswahlmoglichkeiten antwortmoglichkeiten choices answers choix reponses optionen antworten opciones opcoes opzioni opties opcje варианты secenekler 選択肢 خيارات الخيارات اجابات cevaplar yanitlar siklar",
  next: "then nextstep nextpage redirect redirectto go goto jump weiter nachster nachste ziel dann danach folgt siguiente proximo proxima suivant successivo prossimo volgende nastepny dalej далее sonraki 次 التالي sonra ileri devam",
  back: "previous prev previousstep zuruck vorher atras volver voltar anterior retour indietro terug wstecz назад geri 戻る رجوع السابق",
  button:
    "cta ctatext submit submittext buttonlabel knopf schaltflache taste buttontext boton botao bouton pulsante bottone knop przycisk кнопка dugme buton ボタン زر الزر",
  heading:
    "uberschrift titel frage encabezado titulo cabecalho titre titolo kop koptekst naglowek заголовок baslik 見出し عنوان العنوان ustbaslik",
  text: "value content body copy texto texte testo tekst текст metin テキスト نص النص",
  label:
    "text titel name beschriftung bezeichnung etiqueta rotulo libelle etiquette etichetta etykieta метка подпись etiket ラベル تسمية التسمية",
  hint: "subheading subhead helptext helper subtitle description text soustitre sous-titre hinweis beschreibung untertitel unterzeile hilfetext erklarung pista dica indice suggerimento wskazowka подсказка ipucu ヒント تلميح aciklama altbaslik",
  sections:
    "content blocks elements components abschnitte inhalt inhalte bausteine secciones secoes sezioni secties sekcje разделы bolumler セクション اقسام الاقسام",
  fields: "inputs felder campos champs campi velden pola поля alanlar フィールド حقول الحقول",
  steps: "schritte pasos passos etapas etapes passi stappen kroki шаги adimlar ステップ خطوات الخطوات",
  start: "anfang inicio debut inizio begin poczatek начало baslangic 開始 البداية بداية",
  language: "lang locale sprache idioma lingua langue taal jezyk язык dil 言語 لغة اللغة lisan",
  product: "produkt producto produto produit prodotto продукт urun 商品 منتج المنتج",
  name: "title nombre nome nom naam nazwa imie имя название isim ad 名前 اسم الاسم",
  price: "amount cost preis precio preco prix prezzo prijs cena цена fiyat 価格 سعر السعر",
  currency: "wahrung moneda moeda devise valuta waluta валюта parabirimi 通貨 عملة العملة",
  period: "duration billingperiod term zeitraum laufzeit periodo periode okres период donem 期間 مدة المدة sure",
  plans: "plane tarife planes planos formules piani abonnementen plany планы planlar プラン باقات الباقات خطط",
  facts: "fakten hechos fatos faits fatti feiten fakty факты gercekler حقائق ارقام",
  value: "number amount wert valor valeur valore waarde wartosc значение deger 値 قيمة القيمة",
  source: "quelle fuente fonte bron zrodlo источник kaynak 出典 مصدر المصدر",
  score: "points punkte puntos pontos punti punten punkty баллы очки puan 点数 نقاط النقاط",
  required:
    "mandatory pflicht pflichtfeld erforderlich obligatorio obrigatorio obligatoire obbligatorio verplicht wymagane zorunlu gerekli",
  go: "then next else dann sonst gehe weiter",
  when: "if si wenn falls cuando quando quand wanneer kiedy когда عندما متى eger kosul",
  headline: "heading oberzeile dachzeile",
  title: "titel seitentitel baslik",
  description: "beschreibung descripcion descricao descrizione opis описание aciklama tanim",
  placeholder: "platzhalter beispiel ornek",
  min: "gte atleast minimum von mindestens enaz",
  max: "lte atmost maximum bis hochstens maximal enfazla encok",
  starts:
    "startswith beginswith begins beginning prefix like beginnt beginntmit commence commencepar empieza comienza comeca iniziacon begintmet zaczyna",
  suffix: "prefix currency unit units einheit birim sonek",
  units: "unit einheit einheiten birim birimler",
  decimals: "nachkommastellen dezimalstellen",
  low: "links dusuk",
  high: "rechts yuksek",
  image: "bild foto resim gorsel",
  icon: "symbol piktogramm simge ikon",
  consent:
    "tcpa disclaimer disclosure smallprint fineprint legaltext einwilligung zustimmung einverstandnis datenschutz datenschutzhinweis onay riza kvkk aydinlatma acikriza",
  benefits: "vorteile nutzen faydalar avantajlar",
  phone: "telefon telefonnummer handy cep ceptelefonu",
  email: "e-mail mail eposta",
  mode: "modus kanal mod kip",
  country: "land pays pais paese ulke",
  preferred: "bevorzugt bevorzugte tercih tercihler",
  switch: "wechseln umschalten wechsel degistir",
  reassurance: "hinweis zusicherung versprechen guvence",
  items: "punkte eintrage liste maddeler",
  record: "auswertung erfassen aufzeichnen kayit kaydet",
  save: "variable storeas speichern merken kaydet",
  layout: "anordnung darstellung ansicht yerlesim duzen gorunum",
  exclusive: "none single exklusiv",
  to: "ziel link url href adresse hedef baglanti",
  purpose: "zweck amac",
  tabs: "reiter sekmeler",
  legal: "rechtliches yasal hukuki",
  provider: "company business anbieter firma unternehmen sirket",
  support: "kontakt e-mail email mail destek",
  values: "werte degerler",
  round: "runden gerundet yuvarla",
  counter: "progress progressbar zahler sayac",
  total: "gesamt anzahl toplam",
  theme: "design gestaltung aussehen tema",
  colors: "farben renkler",
  perDay: "protag gunluk",
  default: "selected preselected standard vorauswahl varsayilan",
  paid: "success onsuccess successpage bezahlt odendi odenince",
  popular: "mostpopular featured highlighted highlight recommended badge bestvalue populer onerilen",
  originalPrice:
    "compareat compareatprice oldprice regularprice listprice wasprice fullprice strikethroughprice eskifiyat indirimsizfiyat",
  renews: "autorenew renewal recurring rebill yenileme yenilenir",
  every: "interval frequency cadence her siklik",
  stages: "messages steps lines asamalar",
  of: "formula expression formul",
  accent: "primary brand",
  paper: "background",
  id: "value key",
  app: "url website site",
  above: "gt greaterthan morethan over",
  below: "lt lessthan under",
  is: "eq equals",
  unit: "birim",
  scales: "olcekler puanlar",
  outcomes: "sonuclar",
  bands: "bantlar araliklar",
  lasts: "sure",
  countdown: "gerisayim",
  small: "kucuk",
};

const listed = (words: string) => plainLetters(words).split(" ");

/** The keys that each word stands for: a `titel` is a heading or, where there is none, the title of a tab. */
const words = new Map<string, readonly string[]>();
for (const [key, list] of Object.entries(keys))
  for (const word of listed(list)) words.set(word, [...(words.get(word) ?? []), key]);

/** Without its umlauts, which are written with an e where a keyboard has none: `zaehler`. */
const withoutUmlauts = (word: string) => word.replace(/([aou])e/g, "$1");

/** The key of a definition that a word of another language stands for, if it is one of those that can be meant. */
export function keyNamed(word: string, possible: readonly string[]): string | undefined {
  const name = plainLetters(word);
  // Other tools write keys in two parts: help_text.
  return (words.get(name) ?? words.get(withoutUmlauts(name)) ?? words.get(name.replace(/[_-]/g, "")))?.find((key) =>
    possible.includes(key),
  );
}

const yes =
  "true yes on y ja si oui sim tak evet да はい verdadeiro verdadero vrai vero waar prawda wahr dogru var истина نعم صح صحيح";
const no = "false no off n nein nee non nao nie hayir нет いいえ falso faux onwaar falsz falsch yanlis yok ложь لا خطا";

/** What a word for true or false stands for. */
export function truthNamed(word: string): "true" | "false" | undefined {
  const wanted = plainLetters(word);
  if (listed(yes).includes(wanted)) return "true";
  return listed(no).includes(wanted) ? "false" : undefined;
}

/** Numbers that people write as words. */
const inWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  six: 6,
  twelve: 12,
  bir: 1,
  iki: 2,
  uc: 3,
  alti: 6,
};

const spans: Readonly<Record<string, string>> = {
  ms: "msec millisecond milliseconds millisekunde millisekunden milisegundo milisegundos milliseconde millisecondes millisecondo millisecondi milisekunda milisekundy milisekund мс миллисекунд milisaniye ミリ秒",
  s: "sec secs second seconds segundo segundos sekunde sekunden seconde secondes secondo secondi sekunda sekundy sekund секунда секунды секунд saniye 秒 秒間 ثانية ثوان ثواني sn",
  min: "minute minutes mins minuto minutos minuten minuto minuti minuut minuta minuty minut минута минуты минут dakika 分 分間 دقيقة دقائق dk",
  h: "hr hrs hour hours hora horas stunde stunden std heure heures ora ore uur uren godzina godziny godzin godz час часа часов saat 時間 ساعة ساعات",
  day: "d dia dias tag tage tagen jour jours giorno giorni dag dagen dzien dni день дня дней gun 日 日間 يوم ايام يوما gunluk",
  week: "w wk wks semana semanas woche wochen semaine semaines settimana settimane weken tydzien tygodnie tygodni неделя недели недель hafta 週 週間 اسبوع اسابيع اسبوعا haftalik",
  month:
    "mo mos mes meses monat monate monaten mois mese mesi maand maanden miesiac miesiace miesiecy месяц месяца месяцев ay か月 か月間 ヶ月 ヶ月間 カ月 カ月間 ヵ月 ケ月 箇月 月間 شهر اشهر شهور شهرا aylik",
  year: "yr yrs ano anos jahr jahre jahren an ans annee annees anno anni jaar jaren rok lata lat год года лет yil 年 年間 سنة سنوات سنين عام اعوام عاما yillik",
};

/**
 * A number with a unit of time in another language, as definitions write it: `1 month` for `1 mês`.
 *
 * @param units those that can be meant
 */
export function spanNamed(text: string, units: readonly string[]): string | undefined {
  const counted = text.replace(/^\s*\p{L}+(?=[ -])/u, (word) => String(inWords[plainLetters(word.trim())] ?? word));
  const [, amount, word] = /^\s*(\d+(?:\.\d+)?)[\s\u00a0-]*(\S+?)\.?\s*$/.exec(counted) ?? [];
  if (word === undefined) return undefined;
  const name = plainLetters(word);
  const unit = units.find((own) => [own, `${own}s`, ...listed(spans[own] ?? "")].includes(name));
  if (unit === undefined) return undefined;
  return `${amount} ${unit}${amount !== "1" && /day|week|month|year/.test(unit) ? "s" : ""}`;
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
  const wanted = plainLetters(text);
  const [every] = Object.entries(everyPeriod).find(([, list]) => listed(list).includes(wanted)) ?? [];
  const units = ["day", "week", "month", "year"];
  return every ?? spanNamed(text, units) ?? spanNamed(`1 ${text}`, units);
}

/** Whether a word says that something is paid once. */
export const isOnce = (text: string): boolean => listed(once).includes(plainLetters(text).replace(/ /g, "-"));

const once =
  "once one-time onetime one-off single never einmalig einmal keine unique unico unica una-vez uma-vez eenmalig jednorazowo разово tek-sefer tek-seferlik bir-kere";

const today =
  "heute hoy hoje aujourd'hui aujourd’hui oggi vandaag dzis dzisiaj сегодня bugun 今日 本日 きょう now jetzt";

const nearby: Readonly<Record<string, string>> = {
  "in 1 day": "tomorrow morgen manana amanha demain domani jutro завтра yarin 明日",
  "1 day ago": "yesterday gestern ayer ontem hier ieri gisteren wczoraj вчера dun 昨日",
};

/** What is counted from today, before and behind it; a text in another language counts as past or as to come. */
const counted: readonly (readonly [pattern: RegExp, write: (span: string) => string])[] = [
  [/^(?:vor|hace|il y a|há|ha)\s+(.+)$/iu, (span) => `${span} ago`],
  [/^(.+?)\s*(?:old|of age|yaş|yas|fa|geleden|temu|назад|önce|once|前)$/iu, (span) => `${span} ago`],
  [/^(?:in|en|dans|em|tra|fra|over|za|через)\s+(.+)$/iu, (span) => `in ${span}`],
  [/^(.+?)\s*(?:sonra|later|from now|后|後)$/iu, (span) => `in ${span}`],
];

/** A day that is counted from the visitor's own, in another language: `in 1 year` for `1年後`. */
export function boundNamed(text: string): string | undefined {
  if (listed(today).includes(plainLetters(text))) return "today";
  const [near] = Object.entries(nearby).find(([, list]) => listed(list).includes(plainLetters(text))) ?? [];
  if (near !== undefined) return near;
  for (const [pattern, write] of counted) {
    const amount = (pattern.exec(text)?.[1] ?? "").replace(/^(?:ein(?:e[mnr]?)?|une?|un[ao]?|uma?|an?) /iu, "1 ");
    const span = spanNamed(amount, ["day", "week", "month", "year"]);
    if (span !== undefined && !span.includes(".")) return write(span);
  }
  return undefined;
}

/** The code of the currency whose sign or name a text is, in the language of the definition if it is one of several. */
export function currencyNamed(text: string, language: string): string | undefined {
  const wanted = text.toLowerCase();
  const name = plainLetters(wanted);
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
  lira: "TRY",
  "turk lirasi": "TRY",
  ytl: "TRY",
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
  text: "zipcode zip-code input textfield string paragraph textfeld absatz plz postleitzahl postcode zip metin",
  "long-text": "textarea textbereich nachricht uzunmetin",
  phone: "cell cellphone tel telephone mobile telefon telefonnummer handy",
  email: "mail e-mail eposta",
  slider: "range schieberegler regler kaydirici",
  select: "state states dropdown auswahlliste acilir-liste secim",
  list: "bullets bulletlist liste aufzahlung",
  faq: "accordion fragen",
  end: "disqualify disqualified dq decline result results thank_you thankyou thank-you thanks danke dankeseite dankesseite ergebnis abschluss sonuc son bitis",
  question:
    "radio single single-choice singlechoice choice qcm frage einfachauswahl einzelauswahl auswahl soru coktan-secmeli tek-secim",
  "multi-select":
    "multiple multiple-choice multiple_choice multiplechoice multiselect checkbox checkboxes choix-multiple mehrfachauswahl mehrfach coklu-secim",
  form: "formular formulaire formulario modulo formulier formularz formu",
  contact: "email lead optin opt-in kontakt kontaktformular iletisim",
  checkout: "purchase order cart payment paiement zahlung pago pagamento betaling odeme",
  offer: "downsell paywall pricing pricing-page sales-page upsell sales offre angebot oferta offerta teklif",
  heading: "title headline h1 titre titel titulo titolo uberschrift baslik",
  plans: "pricing-table pricingtable pricing prices preise tarife planlar fiyatlar",
  button: "cta knopf schaltflache dugme buton",
  "review-summary": "reviews avis bewertungen yorumlar",
  info: "infoseite information hinweis bilgi",
  loading: "loader processing analyzing analysing calculating spinner laden ladebildschirm yukleniyor yukleme",
  receipt: "quittung bestatigung kaufbestatigung makbuz fis fatura tesekkur",
  number: "currency money amount integer zahl ganzzahl sayi para tutar",
  figure: "zahl kennzahl",
  checkbox: "consent tcpa agreement haken kontrollkastchen onay-kutusu onay",
  rating: "bewertung sterne puanlama yildiz",
  measure: "mass olcu",
  image: "bild foto resim gorsel",
  badge: "abzeichen rozet",
  quote: "zitat alinti",
  testimonials: "kundenstimmen",
  guarantee: "garantie garanti",
  date: "dob birthday birthdate date-of-birth dateofbirth tarih",
  recap: "summary",
  comparison: "table comparison-table",
  "how-it-works": "steps process",
  "logo-strip": "logos press as-seen-on",
  gauge: "gosterge",
  notice: "uyari duyuru",
};

/** The type that a word stands for, if it is one of those that can be meant. */
export const typeNamed = (word: string, possible: readonly string[]): string | undefined =>
  standingFor(types, word, possible);

/** What authors call the values that a key can have. */
const values: Readonly<Record<string, string>> = {
  tiles: "kacheln kachel karten cards doseme kartlar",
  grid: "raster zweispaltig gitter",
  list: "liste untereinander",
  scale: "skala olcek",
  phone: "telefon telefonnummer handy telefono telefone telephone",
  email: "e-mail mail",
  imprint: "impressum impress colofon mentions-legales aviso-legal kunye",
  privacy: "datenschutz datenschutzerklarung confidentialite privacidad privacidade gizlilik kvkk aydinlatma",
  refund: "widerruf widerrufsrecht widerrufsbelehrung ruckgabe erstattung remboursement reembolso iade cayma",
  terms: "agb nutzungsbedingungen cgv kosullar sartlar sozlesme",
  payment: "zahlung paiement pago pagamento odeme",
  cancel: "kundigung storno iptal",
  support: "hilfe destek",
  postcode: "plz postleitzahl zip zipcode postal cap cp postakodu posta-kodu",
  digits: "ziffern zahlen numeric number numbers rakam rakamlar",
  answers: "antworten reponses respuestas respostas yanitlar cevaplar",
  values: "fields werte",
  scores: "punkte",
  next: "checkout buy continue weiter devam ileri",
  plans: "tarife preise planlar",
  m2: "qm m² sqm quadratmeter metrekare",
  ft2: "ft² sqft",
  m: "meters metres meter metre",
  l: "liters litres liter litre",
  kg: "kilos kilogram kilograms kilo kilogramm",
  g: "gram grams gramm",
  ha: "hektar",
  C: "°c celsius grad",
  F: "°f fahrenheit",
  chips: "pills tags etiketler",
  "in-order": "sequential linear",
  "postal-code": "zip zip-code zipcode postcode",
  "given-name": "first-name firstname fname ad isim",
  "family-name": "last-name lastname lname surname soyad soyadi",
  "address-level1": "state province il sehir",
  "address-level2": "city town",
  "street-address": "address street",
  query: "utm utms params parameters",
  years: "yr yrs",
  previous: "prev back last onceki geri zuruck vorherige anterior precedent precedente vorige poprzedni",
  lb: "lbs pound pounds",
  oz: "ounce ounces",
  in: "inch inches",
  "ft-in": "ft/in feet-inches feet/inches",
  ft: "foot feet",
  yd: "yard yards",
  mi: "mile miles",
  gal: "gallon gallons",
  acre: "acres",
  cm: "santim santimetre",
  name: "isim ad adsoyad",
  hide: "gizle",
  nothing: "hicbiri",
};

/** The value that a word stands for, if it is one of those that can be meant. */
export const valueNamed = (word: string, possible: readonly string[]): string | undefined =>
  standingFor(values, word, possible);

/** What icons show, in German, and in English as other sets of icons call it. */
const icons: Readonly<Record<string, string>> = {
  car: "auto wagen vehicle",
  medical: "arzt klinik pflege medizin doctor hospital doktor hekim saglik",
  house: "haus home ev",
  people: "menschen leute familie team family users kisiler aile",
  person: "mensch user kisi",
  coins: "geld munzen money",
  wrench: "werkzeug handwerk tool tools",
  dog: "hund",
  cat: "katze",
  bird: "vogel",
  key: "schlussel",
  door: "tur",
  bed: "bett",
  clock: "uhr zeit time saat",
  star: "stern yildiz",
  target: "ziel goal hedef",
  mountain: "berg",
  tree: "baum",
  sun: "sonne",
  leaf: "blatt yaprak",
  drop: "tropfen wasser water",
  flame: "feuer heizung fire",
  bolt: "blitz strom lightning",
  mail: "brief email",
  phone: "telefon",
  search: "suche lupe ara arama",
  lock: "schloss",
  "graduation-cap": "ausbildung abschluss",
  briefcase: "koffer beruf job work",
};

/** The icon that a word stands for; sets of icons often put their own name before it, as in `fa-car`. */
export function iconNamed(word: string, possible: readonly string[]): string | undefined {
  const [, bare = word] = /^(?:fas?|far|mdi|bi|lucide|icon)[-_: ](?:fa-)?(.+)$/i.exec(word) ?? [];
  return possible.includes(bare) ? bare : standingFor(icons, bare, possible);
}

/** What conditions call `or`, `and` and `not`. */
const joined: Readonly<Record<string, string>> = {
  any: "or either oder ou veya",
  all: "and und et ve",
  not: "none nicht non degil",
};

/** The word of conditions that another word stands for. */
export const conditionNamed = (word: string): string | undefined => standingFor(joined, word, Object.keys(joined));

function standingFor(
  table: Readonly<Record<string, string>>,
  word: string,
  possible: readonly string[],
): string | undefined {
  const name = plainLetters(word);
  const isNamed = (key: string) =>
    listed(table[key] ?? "").some((each) => each === name || each === withoutUmlauts(name));
  return possible.find(isNamed);
}
