import { plainLetters } from "../../problem/index.ts";

/**
 * Words of Arabic, German, Spanish, French, Italian, Dutch, Polish, Portuguese, Russian, Swedish, Turkish and Japanese, and of other tools,
 * that authors write for those of a definition, by what they stand for. They are compared in small letters and without accents.
 */
const keys: Readonly<Record<string, string>> = {
  type: "art typ tipo soort tur тип 種類 نوع النوع genere tip",
  path: "route adresse url slug pfad ruta caminho chemin percorso pad sciezka путь yol パス مسار المسار indirizzo adres link sokvag",
  question:
    "prompt heading text frage pregunta pergunta domanda vraag pytanie вопрос soru 質問 سؤال السؤال stelling fraga",
  options:
    "auswahl auswahlmoglichkeiten antwortmoglichkeiten choices answers choix reponses optionen antworten opciones opcoes opzioni opties opcje варианты secenekler 選択肢 خيارات الخيارات اجابات risposte scelte cevaplar yanitlar siklar antwoorden keuzes antwoordopties keuzeopties svarsalternativ",
  next: "then nextstep nextpage redirect redirectto go goto jump weiter nachster nachste ziel dann danach folgt siguiente proximo proxima suivant successivo prossimo volgende nastepny dalej далее sonraki 次 التالي avanti poi vai prosegui sonra ileri devam naar verder vervolg doorgaan ga nasta",
  back: "previous prev previousstep zuruck vorher atras volver voltar anterior retour indietro terug wstecz назад geri 戻る رجوع السابق precedente vorige",
  button:
    "cta ctatext submit submittext buttonlabel knopf schaltflache taste buttontext boton botao bouton pulsante bottone knop przycisk кнопка dugme buton ボタン زر الزر tasto knapp",
  heading:
    "uberschrift titel frage encabezado titulo cabecalho titre titolo kop koptekst naglowek заголовок baslik 見出し عنوان العنوان intestazione ustbaslik bovenkop hoofding rubrik",
  text: "value content body copy texto texte testo tekst текст metin テキスト نص النص",
  label:
    "text titel name beschriftung bezeichnung etiqueta rotulo libelle etiquette etichetta etykieta метка подпись etiket ラベル تسمية التسمية",
  hint: "subheading subhead helptext helper subtitle description text soustitre sous-titre hinweis beschreibung untertitel unterzeile hilfetext erklarung pista dica indice suggerimento wskazowka подсказка ipucu ヒント تلميح sottotitolo nota aiuto aciklama altbaslik hulptekst toelichting uitleg ondertitel subtitel omschrijving beschrijving",
  sections:
    "content blocks elements components abschnitte inhalt inhalte bausteine secciones secoes sezioni secties sekcje разделы bolumler セクション اقسام الاقسام blokken onderdelen inhoud",
  fields: "inputs felder campos champs campi velden pola поля alanlar フィールド حقول الحقول invoervelden",
  steps:
    "schritte pasos passos etapas etapes passi stappen kroki шаги adimlar ステップ خطوات الخطوات pagine domande schermen",
  start: "anfang inicio debut inizio begin poczatek начало baslangic 開始 البداية بداية",
  language: "lang locale sprache idioma lingua langue taal jezyk язык dil 言語 لغة اللغة lisan",
  product: "produkt producto produto produit prodotto продукт urun 商品 منتج المنتج",
  name: "title nombre nome nom naam nazwa imie имя название isim ad 名前 اسم الاسم",
  price: "amount cost preis precio preco prix prezzo prijs cena цена fiyat 価格 سعر السعر importo bedrag",
  currency: "wahrung moneda moeda devise valuta waluta валюта parabirimi 通貨 عملة العملة",
  period:
    "duration billingperiod term zeitraum laufzeit periodo periode okres период donem 期間 مدة المدة durata sure looptijd duur termijn",
  plans:
    "plane tarife planes planos formules piani abonnementen plany планы planlar プラン باقات الباقات خطط tariffe pacchetti",
  facts: "fakten hechos fatos faits fatti feiten fakty факты gercekler حقائق ارقام",
  value: "number amount wert valor valeur valore waarde wartosc значение deger 値 قيمة القيمة",
  source: "quelle fuente fonte bron zrodlo источник kaynak 出典 مصدر المصدر",
  score: "points punkte puntos pontos punti punten punkty баллы очки puan 点数 نقاط النقاط punteggio score",
  required:
    "mandatory pflicht pflichtfeld erforderlich obligatorio obrigatorio obligatoire obbligatorio verplicht wymagane obbligatoria zorunlu gerekli vereist verplichtveld",
  go: "then next else dann sonst gehe weiter vai altrimenti naar anders dan",
  when: "if si wenn falls cuando quando quand wanneer kiedy когда عندما متى se eger kosul als indien",
  headline: "heading oberzeile dachzeile occhiello bovenkop kopje",
  title: "titel seitentitel titolo baslik paginatitel",
  description: "beschreibung descripcion descricao descrizione opis описание aciklama tanim omschrijving beschrijving",
  placeholder: "platzhalter beispiel segnaposto esempio ornek plaatshouder voorbeeld voorbeeldtekst tijdelijketekst",
  min: "gte atleast minimum von mindestens minimo enaz minimaal vanaf tenminste",
  max: "lte atmost maximum bis hochstens maximal massimo enfazla encok maximaal hoogstens tot",
  starts:
    "startswith beginswith begins beginning prefix like beginnt beginntmit commence commencepar empieza comienza comeca iniziacon begintmet zaczyna inizia comincia cominciacon begint beginmet",
  suffix: "prefix currency unit units einheit birim sonek achtervoegsel eenheid",
  units: "unit einheit einheiten birim birimler eenheid eenheden",
  decimals: "nachkommastellen dezimalstellen decimali decimalen cijfersachterdekomma",
  low: "links basso minimo dusuk laag",
  high: "rechts alto massimo yuksek hoog",
  image: "bild foto immagine resim gorsel afbeelding plaatje beeld",
  icon: "symbol piktogramm icona simbolo simge ikon pictogram icoon icoontje",
  consent:
    "tcpa disclaimer disclosure smallprint fineprint legaltext einwilligung zustimmung einverstandnis datenschutz datenschutzhinweis consenso informativa onay riza kvkk aydinlatma acikriza toestemming akkoord privacytekst disclaimertekst",
  benefits: "vorteile nutzen vantaggi faydalar avantajlar voordelen",
  phone: "telefon telefonnummer handy telefono cellulare cep ceptelefonu telefoon telefoonnummer mobiel",
  email: "e-mail mail eposta mailadres emailadres",
  mode: "modus kanal modo modalita mod kip wijze",
  country: "land pays pais paese nazione ulke",
  preferred: "bevorzugt bevorzugte preferiti preferite tercih tercihler voorkeur voorkeuren voorkeurslanden",
  switch: "wechseln umschalten wechsel cambia degistir wissel wisselen",
  reassurance: "hinweis zusicherung versprechen rassicurazione guvence geruststelling belofte",
  items: "punkte eintrage liste voci elementi maddeler punten regels opsomming",
  record: "auswertung erfassen aufzeichnen registra kayit kaydet rapport vastleggen registreer opslaan",
  save: "variable storeas speichern merken salva kaydet bewaar opslaan bewaren",
  layout: "anordnung darstellung ansicht disposizione yerlesim duzen gorunum weergave indeling opmaak",
  exclusive: "none single exklusiv esclusiva esclusivo exclusief",
  to: "ziel link url href adresse indirizzo verso hedef baglanti doel naar",
  purpose: "zweck scopo finalita amac doel",
  tabs: "reiter schede sekmeler tabbladen",
  legal: "rechtliches notelegali yasal hukuki juridisch",
  provider:
    "company business anbieter firma unternehmen azienda fornitore ragionesociale societa sirket aanbieder bedrijf onderneming bedrijfsnaam",
  support: "kontakt e-mail email mail assistenza contatto destek klantenservice contact helpdesk",
  values: "werte valori degerler waarden",
  round: "runden gerundet arrotonda yuvarla afronden afronding",
  counter: "progress progressbar zahler sayac teller voortgang",
  total: "gesamt anzahl totale toplam totaal",
  theme: "design gestaltung aussehen tema aspetto thema stijl vormgeving",
  colors: "farben colori renkler kleuren",
  perDay: "protag algiorno gunluk perdag dagprijs",
  default: "selected preselected standard vorauswahl predefinito varsayilan standaard voorkeuze voorgeselecteerd",
  paid: "success onsuccess successpage bezahlt pagato odendi odenince betaald nabetaling",
  popular:
    "mostpopular featured highlighted highlight recommended badge bestvalue consigliato consigliata populer onerilen populair aanbevolen uitgelicht",
  originalPrice:
    "compareat compareatprice oldprice regularprice listprice wasprice fullprice strikethroughprice prezzopieno prezzooriginale eskifiyat indirimsizfiyat oudeprijs vanprijs adviesprijs normaleprijs",
  renews: "autorenew renewal recurring rebill rinnovo rinnova yenileme yenilenir verlengt verlenging verlengen",
  every: "interval frequency cadence ogni her siklik elke iedere",
  stages: "messages steps lines asamalar fasen fases stappen",
  of: "formula expression formul formule berekening",
  accent: "primary brand principale",
  paper: "background",
  id: "value key",
  app: "url website site",
  above: "gt greaterthan morethan over",
  below: "lt lessthan under",
  is: "eq equals uguale gelijk",
  small: "piccolo klein petit pequeno kucuk",
  send: "invia manda sende senden verstuur verzenden stuur",
  scales: "punteggi skalen olcekler puanlar schalen",
  outcomes: "risultati esiti results ergebnisse resultats resultados sonuclar uitkomsten resultaten",
  tick: "durata duur tijd",
  number: "numero nummer volgnummer stap stapnummer",
  plan: "piano",
  lasts: "durata dauer duration sure duur",
  expired: "scaduto scaduta abgelaufen verlopen afgelopen",
  upTo: "fino finoa bis tot totenmet",
  bands: "fasce ranges bantlar araliklar banden bereiken",
  ends: "estremi uiteinden uitersten",
  people: "persone personen mensen",
  age: "eta alter leeftijd",
  location: "luogo citta ort city woonplaats plaats stad",
  story: "storia verhaal",
  questions: "domande fragen vragen",
  answer: "risposta antwort antwoord",
  pattern: "formato format formaat patroon",
  unit: "birim",
  countdown: "gerisayim aftelklok aftellen",
  otherwise: "anders overig eigenantwoord",
  note: "opmerking notitie voetnoot",
  risk: "risico",
  lines: "regels",
  ready: "klaar gereed",
  failed: "mislukt",
  after: "daarna",
  summary: "samenvatting",
  updates: "bijwerken bijwerkingen",
  maxLength: "maximumlengte",
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
  ...{ one: 1, two: 2, three: 3, four: 4, six: 6, twelve: 12 },
  ...{ due: 2, tre: 3, quattro: 4, cinque: 5, sei: 6, sette: 7, otto: 8, dieci: 10, dodici: 12, diciotto: 18 },
  ...{ bir: 1, iki: 2, uc: 3, alti: 6 },
  ...{ twee: 2, drie: 3, vier: 4, vijf: 5, zes: 6, acht: 8, tien: 10, twaalf: 12, achttien: 18 },
};

/** One of something: `un mese`, `einem Jahr`. */
const article = /^\s*(?:ein(?:e[mnr]?)?|une?|un[ao]?|uma?|an?|een) (?=\p{L})/iu;

const spans: Readonly<Record<string, string>> = {
  ms: "msec millisecond milliseconds millisekunde millisekunden milisegundo milisegundos milliseconde millisecondes millisecondo millisecondi milisekunda milisekundy milisekund мс миллисекунд milisaniye ミリ秒",
  s: "sec secs second seconds segundo segundos sekunde sekunden seconde secondes secondo secondi sekunda sekundy sekund секунда секунды секунд saniye 秒 秒間 ثانية ثوان ثواني sn seconden",
  min: "minute minutes mins minuto minutos minuten minuti minuut minuta minuty minut минута минуты минут dakika 分 分間 دقيقة دقائق dk",
  h: "hr hrs hour hours hora horas stunde stunden std heure heures ora ore uur uren godzina godziny godzin godz час часа часов saat 時間 ساعة ساعات",
  day: "d gg dia dias tag tage tagen jour jours giorno giorni dag dagen dzien dni день дня дней gun 日 日間 يوم ايام يوما gunluk dgn",
  week: "w wk wks semana semanas woche wochen semaine semaines settimana settimane weken tydzien tygodnie tygodni неделя недели недель hafta 週 週間 اسبوع اسابيع اسبوعا haftalik week",
  month:
    "mo mos mes meses monat monate monaten mois mese mesi maand maanden miesiac miesiace miesiecy месяц месяца месяцев ay か月 か月間 ヶ月 ヶ月間 カ月 カ月間 ヵ月 ケ月 箇月 月間 شهر اشهر شهور شهرا aylik mnd maandelijkse",
  year: "yr yrs ano anos jahr jahre jahren an ans annee annees anno anni jaar jaren rok lata lat год года лет yil 年 年間 سنة سنوات سنين عام اعوام عاما yillik jr",
};

/**
 * A number with a unit of time in another language, as definitions write it: `1 month` for `1 mês`.
 *
 * @param units those that can be meant
 */
export function spanNamed(text: string, units: readonly string[]): string | undefined {
  const counted = text
    .replace(/^\s*\p{L}+(?=[ -])/u, (word) => String(inWords[plainLetters(word.trim())] ?? word))
    .replace(article, "1 ");
  const [, amount, word] = /^\s*(\d+(?:\.\d+)?)[\s\u00a0-]*(\S+?)\.?\s*$/.exec(counted) ?? [];
  if (word === undefined) return undefined;
  const name = plainLetters(word);
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
  const wanted = plainLetters(text).replace(/\s+/g, "-").replace(/’/g, "'");
  const [part] = Object.entries(minutes).find(([, list]) => listed(list).includes(wanted)) ?? [];
  return part ?? spanNamed(text, ["ms", "s", "min", "h"]);
}

const everyPeriod: Readonly<Record<string, string>> = {
  "1 day":
    "day daily taglich taeglich diario diariamente quotidien giornaliero quotidiano dagelijks codziennie ежедневно gunluk 毎日 日額 يوميا per-dag p/d",
  "1 week":
    "week weekly wochentlich woechentlich semanal semanalmente hebdomadaire settimanale wekelijks tygodniowo еженедельно haftalik 毎週 週額 اسبوعيا per-week p/w",
  "2 weeks": "fortnight fortnightly",
  "1 month":
    "month monthly monatlich mensual mensal mensualmente mensalmente mensuel mensile maandelijks miesiecznie ежемесячно aylik 毎月 月額 شهريا per-maand p/m p.m",
  "3 months":
    "quarterly vierteljahrlich quartalsweise trimestral trimestriel trimestrale kwartalnie ежеквартально per-kwartaal",
  "1 year":
    "year yearly annually annual jahrlich jaehrlich anual annuel annuale jaarlijks rocznie ежегодно yillik 毎年 年額 سنويا per-jaar p/j",
};

/** A period in another language, as the word for what happens in each, or without a number: `1 month` for `1か月`, `毎月` and `Monat`. */
export function periodNamed(text: string): string | undefined {
  const wanted = plainLetters(text.trim()).replace(/\s+/g, "-");
  const [every] = Object.entries(everyPeriod).find(([, list]) => listed(list).includes(wanted)) ?? [];
  const units = ["day", "week", "month", "year"];
  return every ?? spanNamed(text, units) ?? spanNamed(`1 ${text}`, units);
}

/** Whether a word says that something is paid once. */
export const isOnce = (text: string): boolean => listed(once).includes(plainLetters(text).replace(/\s+/g, "-"));

const once =
  "once one-time onetime una-tantum unica-soluzione one-off single never einmalig einmal keine unique unico unica una-vez uma-vez eenmalig jednorazowo разово tek-sefer tek-seferlik bir-kere";

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
    const span = spanNamed(pattern.exec(text)?.[1] ?? "", ["day", "week", "month", "year"]);
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
  text: "zipcode zip-code input textfield string paragraph textfeld absatz plz postleitzahl postcode zip testo paragrafo cap metin tekst tekstveld alinea",
  "long-text": "textarea textbereich nachricht messaggio uzunmetin tekstvak bericht",
  phone:
    "cell cellphone tel telephone mobile telefon telefonnummer handy telefono cellulare telefoon telefoonnummer mobiel",
  email: "mail e-mail eposta",
  slider: "range schieberegler regler cursore kaydirici schuif schuifregelaar schuifbalk",
  select: "state states dropdown auswahlliste elenco menu tendina provincia acilir-liste secim keuzelijst uitklaplijst",
  list: "bullets bulletlist liste aufzahlung elenco lijst opsomming",
  faq: "accordion fragen domande domande-frequenti veelgestelde-vragen vragen",
  end: "disqualify disqualified dq decline result results thank_you thankyou thank-you thanks danke dankeseite dankesseite ergebnis abschluss fine ringraziamento ringraziamenti risultato conclusione sonuc son bitis einde slot afwijzing bedankt",
  question:
    "radio single single-choice singlechoice choice qcm frage einfachauswahl einzelauswahl auswahl domanda scelta soru coktan-secmeli tek-secim vraag enkele-keuze enkelvoudig keuze keuzevraag",
  "multi-select":
    "multiple multiple-choice multiple_choice multiplechoice multiselect checkbox checkboxes choix-multiple mehrfachauswahl mehrfach scelta-multipla selezione-multipla coklu-secim meerkeuze meerkeuzevraag meervoudig meerdere-keuzes",
  form: "formular formulaire formulario modulo formulier formularz formu",
  contact: "email lead optin opt-in kontakt kontaktformular contatto contatti iletisim contactformulier",
  checkout:
    "purchase order cart payment paiement zahlung pago pagamento betaling cassa carrello odeme afrekenen kassa betalen bestelling",
  offer:
    "downsell paywall pricing pricing-page sales-page upsell sales offre angebot oferta offerta teklif aanbod aanbieding",
  heading: "title headline h1 titre titel titulo titolo uberschrift intestazione baslik kop koptekst",
  plans:
    "pricing-table pricingtable pricing prices preise tarife piani tariffe prezzi planlar fiyatlar abonnementen pakketten prijzen",
  button: "cta knopf schaltflache pulsante bottone tasto dugme buton knop",
  "review-summary": "reviews avis bewertungen recensioni yorumlar beoordelingen",
  info: "infoseite information hinweis informazione bilgi informatie uitleg",
  loading:
    "loader processing analyzing analysing calculating spinner laden ladebildschirm caricamento attesa yukleniyor yukleme laadscherm",
  receipt:
    "quittung bestatigung kaufbestatigung ricevuta conferma makbuz fis fatura tesekkur bevestiging bedankpagina bedankt bon",
  number: "currency money amount integer zahl ganzzahl numero sayi para tutar getal nummer bedrag",
  figure: "zahl kennzahl cijfer getal kerncijfer",
  checkbox:
    "consent tcpa agreement haken kontrollkastchen casella spunta onay-kutusu onay vinkje aankruisvak aankruisvakje selectievakje toestemming",
  rating: "bewertung sterne valutazione puanlama yildiz beoordeling sterren",
  measure: "mass misura olcu maat afmeting",
  image: "bild foto immagine resim gorsel afbeelding plaatje",
  badge: "abzeichen rozet label etiket",
  quote: "zitat citazione alinti citaat",
  testimonials: "kundenstimmen testimonianze klantverhalen ervaringen",
  guarantee: "garantie garanzia garanti",
  date: "dob birthday birthdate date-of-birth dateofbirth data tarih datum geboortedatum",
  recap: "summary samenvatting overzicht",
  comparison: "table comparison-table vergelijking",
  "how-it-works": "steps process zo-werkt-het stappen",
  "logo-strip": "logos press as-seen-on logo's",
  notice: "avviso hinweiskasten uyari duyuru melding kennisgeving",
  trust: "fiducia vertrauen vertrouwen zekerheden",
  gauge: "gosterge meter",
  figures: "cijfers kerncijfers",
  columns: "kolommen",
  chart: "grafiek",
};

/** The type that a word stands for, if it is one of those that can be meant. */
export const typeNamed = (word: string, possible: readonly string[]): string | undefined =>
  standingFor(types, word, possible);

/** What authors call the values that a key can have. */
const values: Readonly<Record<string, string>> = {
  tiles: "kacheln kachel karten cards riquadri doseme kartlar tegels tegel",
  grid: "raster zweispaltig gitter griglia rooster",
  list: "liste untereinander elenco lijst",
  scale: "skala scala olcek schaal",
  phone: "telefon telefonnummer handy telefono telefone telephone cellulare telefoon bellen telefonisch",
  email: "e-mail mail",
  imprint:
    "impressum impress colofon mentions-legales aviso-legal note-legali chi-siamo kunye bedrijfsgegevens over-ons",
  privacy:
    "datenschutz datenschutzerklarung confidentialite privacidad privacidade informativa riservatezza gizlilik kvkk aydinlatma privacybeleid privacyverklaring",
  refund:
    "widerruf widerrufsrecht widerrufsbelehrung ruckgabe erstattung remboursement reembolso recesso rimborso iade cayma herroeping herroepingsrecht terugbetaling retour",
  terms: "agb nutzungsbedingungen cgv condizioni termini kosullar sartlar sozlesme voorwaarden algemene-voorwaarden",
  payment: "zahlung paiement pago pagamento odeme betaling betalen",
  cancel: "kundigung storno disdetta iptal opzeggen opzegging annuleren",
  support: "hilfe assistenza aiuto destek hulp klantenservice",
  postcode: "plz postleitzahl zip zipcode postal cap cp postakodu posta-kodu",
  digits: "ziffern zahlen numeric number numbers cifre rakam rakamlar cijfers",
  answers: "antworten reponses respuestas respostas risposte yanitlar cevaplar antwoorden",
  values: "fields werte valori waarden",
  scores: "punkte punteggi",
  next: "checkout buy continue weiter avanti acquista devam ileri volgende verder doorgaan afrekenen",
  plans: "tarife preise piani planlar abonnementen",
  m2: "qm m² sqm quadratmeter metrekare vierkante-meter vierkantemeter",
  ft2: "ft² sqft",
  m: "meters metres meter metre",
  l: "liters litres liter litre",
  kg: "kilos kilogram kilograms kilo kilogramm",
  g: "gram grams gramm",
  ha: "hektar",
  C: "°c celsius grad",
  F: "°f fahrenheit",
  chips: "pills tags etichette etiketler knoppen",
  "in-order": "sequential linear in-ordine op-volgorde volgorde",
  "postal-code": "zip zip-code zipcode postcode cap codice-postale",
  "given-name": "first-name firstname fname nome ad isim voornaam",
  "family-name": "last-name lastname lname surname cognome soyad soyadi achternaam",
  "address-level1": "state province provincia regione il sehir",
  "address-level2": "city town citta comune woonplaats plaats",
  "street-address": "address street indirizzo via straat adres",
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
  cm: "santim santimetre centimeter centimeters",
  name: "isim ad adsoyad naam",
  hide: "gizle",
  nothing: "hicbiri",
  km: "kilometer kilometers",
  open: "vrij",
  min: "minuten",
  h: "uur",
};

/** The value that a word stands for, if it is one of those that can be meant. */
export const valueNamed = (word: string, possible: readonly string[]): string | undefined =>
  standingFor(values, word, possible);

/** What icons show, in German and Italian, and in English as other sets of icons call it. */
const icons: Readonly<Record<string, string>> = {
  car: "auto wagen vehicle macchina",
  medical: "arzt klinik pflege medizin doctor hospital medico ospedale doktor hekim saglik arts dokter zorg",
  house: "haus home casa ev huis woning",
  people: "menschen leute familie team family users famiglia persone gruppo kisiler aile mensen gezin groep",
  person: "mensch user persona kisi persoon mens",
  coins: "geld munzen money monete soldi munten",
  wrench: "werkzeug handwerk tool tools chiave-inglese gereedschap sleutelset",
  dog: "hund cane hond",
  cat: "katze gatto kat poes",
  bird: "vogel uccello",
  key: "schlussel sleutel",
  door: "tur porta deur",
  bed: "bett letto bed slaapkamer",
  clock: "uhr zeit time orologio saat klok tijd",
  star: "stern stella yildiz ster",
  target: "ziel goal bersaglio obiettivo hedef doel",
  mountain: "berg montagna",
  tree: "baum albero boom",
  sun: "sonne sole zon",
  leaf: "blatt foglia yaprak blad",
  drop: "tropfen wasser water goccia druppel",
  flame: "feuer heizung fire fiamma vuur vlam verwarming",
  bolt: "blitz strom lightning fulmine bliksem stroom",
  mail: "brief email lettera busta envelop",
  phone: "telefon telefono telefoon",
  search: "suche lupe cerca lente ara arama zoeken vergrootglas",
  lock: "schloss lucchetto slot",
  "graduation-cap": "ausbildung abschluss",
  briefcase: "koffer beruf job work valigetta lavoro werk",
  baby: "bambino bambina kind child baby",
  building: "flat appartement gebouw stad kantoor",
  bicycle: "fiets bike",
  heart: "hart",
};

/** The icon that a word stands for; sets of icons often put their own name before it, as in `fa-car`. */
export function iconNamed(word: string, possible: readonly string[]): string | undefined {
  const [, bare = word] = /^(?:fas?|far|mdi|bi|lucide|icon)[-_: ](?:fa-)?(.+)$/i.exec(word) ?? [];
  return possible.includes(bare) ? bare : standingFor(icons, bare, possible);
}

/** What conditions call `or`, `and` and `not`. */
const joined: Readonly<Record<string, string>> = {
  any: "or either oder ou oppure veya of",
  all: "and und et ve en alle",
  not: "none nicht non degil niet geen",
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
