import { numberWords } from "./number-words.ts";

/**
 * The most options that a text allows, in digits or as a small number in words: 3 for `up to three`, `bis zu 3`, 3つまで,
 * and 1 for `Choose one`.
 *
 * @returns undefined if it names none
 */
export function mostIn(text: string): number | undefined {
  if (one.test(text)) return 1;
  const { behind, japanese } = pattern.exec(text)?.groups ?? {};
  const said = (behind ?? japanese ?? atMost.exec(text)?.groups?.before ?? "").toLowerCase();
  if (said === "") return undefined;
  return numberSaid(said);
}

/** A number in digits or in words. */
function numberSaid(said: string): number {
  const [number] = numbers.find(([, names]) => names.split(" ").includes(said)) ?? [];
  return number ?? Number(said);
}

/** Two to six in Japanese; options are seldom counted further in words. */
const japaneseWords: ReadonlyMap<number, string> = new Map([
  [2, "二 ふた"],
  [3, "三 みっ"],
  [4, "四"],
  [5, "五"],
  [6, "六"],
]);

const numbers = [...japaneseWords].map(([number, names]) => [number, `${numberWords.get(number)} ${names}`] as const);

const words = numbers.flatMap(([, names]) => names.split(" ")).join("|");

/** What is counted behind the number is left open, but sums, shares and times are no options. */
const pattern = new RegExp(
  String.raw`(?<!\p{L})(?:up to|at most|no more than|bis zu|höchstens|maximal|hasta|como máximo|jusqu['’]à|au maximum|fino a|al massimo|tot|maximaal|hoogstens|(?:wybierz|zaznacz|wskaż) do|maksymalnie|najwyżej|até|no máximo|до|не более|en fazla) (?<behind>\d+|${words})(?!\p{L}|[\d.,:]*\d|[  ]?(?:%|\p{Sc}|kg|cm|km|min|h\b|stunden|minut|tage|days|hours|weeks|months|years|wochen|monate|jahre))|(?<!\d)(?<japanese>\d+|[二三四五六])(?:つ|個|項目|種類)まで`,
  "iu",
);

/** The number before what is counted, with "at most" behind it: `deux réponses maximum`. */
const atMost = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?<before>\d+|${words}) (?:answers|options|choices|antworten|réponses|choix|respuestas|opciones|risposte|scelte|antwoorden|opties|keuzes|odpowiedzi|opcje|respostas|opções|ответа|ответов|варианта|вариантов) (?:\(?(?:at most|maximum|max\.?|au plus|au maximum|höchstens|maximal|como máximo|máximo|al massimo|massimo|maximaal|hoogstens|maksymalnie|no máximo|максимум))(?!\p{L})`,
  "iu",
);

/** To choose a single one, as a sentence of its own: not "one or more", "at least one" nor "no need to choose one". */
const one =
  /(?<![\p{L}\p{N}]|(?:n['’]t|not|never|need to|have to)(?: just| only)? )(?:(?:choose|pick|select|tick)(?: only| just| exactly)? one(?: answer| option)?|wähle(?:n sie)?(?: nur| genau)? eine(?: antwort)?|elige(?: solo| sólo)? una(?: opción| respuesta)?|choisissez une seule réponse|scegli(?: solo)? una(?: sola)? risposta|kies(?: maar)? één(?: antwoord)?|wybierz(?: tylko)? jedną(?: odpowiedź)?|escolha(?: apenas| só)? uma(?: opção| resposta)?|выберите(?: только)? один(?: вариант| ответ)?) ?(?=[.!)]|$)|(?<!\p{L})(?:(?:only )?one (?:answer|choice) (?:only|possible|allowed)|only one (?:answer|choice)(?=[.!)]|$)|(?:bitte )?nur eine antwort(?:(?: ist)? möglich|(?=[.!)]|$))|nur eine auswahl(?: ist)? möglich|una sola (?:respuesta|opción)(?=[.!)]|$)|una sola risposta(?: possibile)?(?=[.!)]|$)|(?:une seule réponse|un seul choix)(?: est)? possible|(?:slechts|maar) één antwoord(?: is)? mogelijk|tylko jedna odpowiedź|(?:apenas|só) uma (?:resposta|opção)(?=[.!)]|$)|только один ответ|(?:yalnızca|sadece) bir (?:seçenek|cevap)|(?<=^|[.!] ?)(?:yalnızca |sadece )?birini (?:seçin(?:iz)?|seç|işaretleyin)(?=[.!)]|$))|(?:إجابة واحدة فقط|خيار واحد فقط)|[1１一](?:つ|個)(?:だけ)?(?:を)?お?選(?:び|んで)/iu;

/** The fewest options that a text asks for: 2 for `at least two`, `mindestens 2`; undefined if it names none. */
export function leastIn(text: string): number | undefined {
  const said = fewest.exec(text)?.groups?.number?.toLowerCase();
  return said === undefined ? undefined : numberSaid(said);
}

/** A number of options and of nothing else: what is counted is an option, or nothing is. */
const fewest = new RegExp(
  String.raw`(?<!\p{L})(?:at least|mindestens|al menos|au moins|almeno|minstens|co najmniej|przynajmniej|pelo menos|не менее|как минимум|en az) (?<number>\d|${words})(?:s?[iıuü]n[iıuü])?(?: (?:answers|options|choices|antworten|optionen|réponses|options|respuestas|opciones|risposte|opzioni|antwoorden|opties|odpowiedzi|opcje|respostas|opções|ответа|варианта|seçenek))?(?: (?:aus|auswählen|ankreuzen|wählen|selecteren|seçin|seç|seçiniz|işaretleyin))?(?=[.!)]|$)`,
  "iu",
);

/** Whether a text says that several options may be chosen: `Select all that apply`, `Plusieurs réponses possibles`. */
export const allowsSeveral = (text: string): boolean => several.test(text);

const several =
  /(?<!\p{L}|(?<!\p{L})(?:no|not|keine?|nicht|pas de|sans|ne|sin|senza|non|geen|bez|nie|não|sem|нельзя) )(?:(?:select|choose|tick|pick|check|mark) (?:all|any) (?:that|which(?! way))|(?:several|multiple|more than one) (?:answers?|choices?|options?) (?:are )?(?:possible|allowed|welcome)|you (?:can|may) (?:choose|pick|select|tick) (?:several|more than one)|mehrfach(?:auswahl|nennung|nennungen)(?: (?:ist|sind))? möglich|mehrere (?:antworten|angaben)(?: sind)? möglich|wähle(?:n sie)? alle[s]?,? (?:was|die) zutr|plusieurs (?:réponses|choix)(?: sont)? (?:possibles?|permis|autorisés?)|(?:choix|réponses?) multiples?(?: possibles?)?|cochez tou(?:t|te?s) (?:ce|celles|ceux|les)|(?:varias|múltiples) respuestas (?:son )?posibles|puede[s]? (?:elegir|marcar|seleccionar) varias|(?:elige|marca|selecciona) tod[oa]s l[oa]s que|(?:più|diverse) risposte (?:sono )?possibili|puoi scegliere più risposte|(?:meerdere|meer) antwoorden(?: zijn)? mogelijk|kies alles wat|(?:można|możesz) (?:wybrać|zaznaczyć) (?:kilka|więcej)|(?:várias|múltiplas) respostas (?:são )?possíveis|pode[s]? (?:escolher|marcar|selecionar) (?:várias|mais de uma)|marque tod[oa]s|можно (?:выбрать|отметить) несколько|birden (?:fazla|çok)(?: \p{L}+)? (?:seçebilir|seçilebilir|işaretleyebilir|işaretlenebilir|mümkün|olabilir))|複数(?:選択|回答)(?:可|できます|も?可能)|いくつでも(?:選|お選)|(?:すべて|全て)お?選(?:び|んで)|(?:اختر|اختاري) كل ما ينطبق|يمكن(?:ك)? اختيار (?:أكثر من|عدة)/iu;
