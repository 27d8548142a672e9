/**
 * The most options that a text allows, in digits or as a small number in words: 3 for `up to three`, `bis zu 3`, 3つまで,
 * and 1 for `Choose one`.
 *
 * @returns undefined if it names none
 */
export function mostIn(text: string): number | undefined {
  if (one.test(text)) return 1;
  const { behind, japanese } = pattern.exec(text)?.groups ?? {};
  const said = (behind ?? japanese ?? "").toLowerCase();
  if (said === "") return undefined;
  const at = numbers.findIndex((words) => words.split(" ").includes(said));
  return at === -1 ? Number(said) : at + 2;
}

/** Two to six, in the languages of the engine's own sentences. */
const numbers = [
  "two zwei dos deux due twee dwa dwie dwóch dois duas два две двух iki 二 ふた",
  "three drei tres trois tre drie trzy trzech três три трёх трех üç 三 みっ",
  "four vier cuatro quatre quattro cztery czterech quatro четыре четырёх dört 四",
  "five fünf cinco cinq cinque vijf pięć pięciu пять пяти beş 五",
  "six sechs seis sei zes sześć sześciu шесть шести altı 六",
];

const words = numbers.join(" ").split(" ").join("|");

/** What is counted behind the number is left open, but sums, shares and times are no options. */
const pattern = new RegExp(
  String.raw`(?<!\p{L})(?:up to|at most|no more than|bis zu|höchstens|maximal|hasta|como máximo|jusqu['’]à|au maximum|fino a|al massimo|tot|maximaal|hoogstens|(?:wybierz|zaznacz|wskaż) do|maksymalnie|najwyżej|até|no máximo|до|не более|en fazla) (?<behind>\d+|${words})(?!\p{L}|[\d.,:]*\d|[  ]?(?:%|\p{Sc}|kg|cm|km|min|h\b|stunden|minut|tage|days|hours|weeks|months|years|wochen|monate|jahre))|(?<!\d)(?<japanese>\d+|[二三四五六])(?:つ|個|項目|種類)まで`,
  "iu",
);

/** To choose a single one, as a sentence of its own: not "one or more", "at least one" nor "no need to choose one". */
const one =
  /(?<![\p{L}\p{N}]|(?:n['’]t|not|never|need to|have to)(?: just| only)? )(?:(?:choose|pick|select|tick)(?: only| just| exactly)? one(?: answer| option)?|wähle(?:n sie)?(?: nur| genau)? eine(?: antwort)?|elige(?: solo| sólo)? una(?: opción| respuesta)?|choisissez une seule réponse|scegli(?: solo)? una(?: sola)? risposta|kies(?: maar)? één(?: antwoord)?|wybierz(?: tylko)? jedną(?: odpowiedź)?|escolha(?: apenas| só)? uma(?: opção| resposta)?|выберите(?: только)? один(?: вариант| ответ)?) ?(?=[.!)]|$)|[1１一](?:つ|個)(?:だけ)?(?:を)?お?選(?:び|んで)/iu;
