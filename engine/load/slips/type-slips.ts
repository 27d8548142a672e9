import { figureIn } from "../../copy/index.ts";
import { conditionWords } from "../../flow/index.ts";
import { didYouMean, halfWidth, type Path, suggestion } from "../../problem/index.ts";
import type { Plain } from "../plain-value.ts";
import { calendarSlips } from "./calendar-slips.ts";
import { conditionSlips } from "./condition-slips.ts";
import { experimentSlips } from "./experiment-slips.ts";
import { conditionNamed, periodNamed, spanNamed, truthNamed } from "./foreign/index.ts";
import { bracketMeant, fullWidthMeant } from "./full-width.ts";
import { entryAt, flow, groupAt, type Slip } from "./slip.ts";
import { stockSlips } from "./stock-slips.ts";

/** `min: 1` for a field that is measured in km. */
const boundWithoutUnit: Slip = ({ data, path, root, fault }) => {
  const group = groupAt(root, path.slice(0, -1)) ?? {};
  const { units }: { units?: unknown } = group;
  const [unit]: readonly unknown[] = Array.isArray(units) ? units : [];
  if (typeof data !== "number" || typeof unit !== "string") return undefined;
  // Within braces, 0,5 m is a bound of 0 and a key "5 m".
  const keys = Object.keys(group);
  const behind = keys[keys.indexOf(String(path.at(-1))) + 1] ?? "";
  if (/^\d/.test(behind))
    return { message: `${fault} Write the decimals behind a point: ${data}.${behind}.`, suggest: null };
  // Of a unit in two parts, the larger is what a bound is a number of.
  const suggest = `${data} ${unit.replace(/^ft-in$/, "ft")}`;
  return { message: `${fault} Write it with its unit: ${suggest}.`, suggest };
};

/** `４９０` for a number, `ｔｒｕｅ` for a word, `5 ＃note` for either, `［A, B］` for a list. */
const fullWidth: Slip = ({ data, wanted, fault }) => {
  if (typeof data !== "string") return undefined;
  const meant = fullWidthMeant(
    data,
    (plain) => isNumber(plain, wanted) || (wanted.includes("boolean") && /^(?:true|false)$/.test(plain)),
  );
  if (meant) return { message: `${fault}${meant.sentence}`, suggest: meant.suggest };
  const bracket = wanted.some((kind) => kind === "array" || kind === "object") ? bracketMeant(data) : undefined;
  return bracket === undefined ? undefined : { message: `${fault}${bracket}` };
};

/** `score: 2` for `score: { fit: 2 }`. */
const scoreForGroup: Slip = ({ data, path, fault, root }) => {
  // A step may be called "score".
  if (typeof data !== "number" || path.at(-1) !== "score" || path.length === 2) return undefined;
  const [scale, second] = Object.keys(groupAt(root, ["scales"]) ?? {});
  const only = second === undefined ? scale : undefined;
  const written = `{ ${only ?? "SCALE"}: ${data} }`;
  return { message: `${fault} Name the scale: ${written}.`, suggest: only === undefined ? null : written };
};

/** `$24.50 every 4 weeks` or `24.50` for what a plan goes on as. */
const renewalInWords: Slip = ({ data, path, fault }) => {
  if (path.at(-1) !== "renews" || path.length !== 3 || typeof data === "object") return undefined;
  const [, price = "", every = ""] = /^(.*?\d.*?)(?:\s*(?:\/|every|per|each)\s*(.*))?$/i.exec(String(data)) ?? [];
  const amount = isAmount.test(price) ? figureIn(price) : undefined;
  const period = periodNamed(every) ?? every;
  const written = `{ price: ${amount ?? "…"}, every: ${period || "…"} }`;
  return { message: `${fault} Write ${written}.`, suggest: amount !== undefined && period ? written : null };
};

/** `max: 10 MB` for the size of a file. */
const sizeForNumber: Slip = ({ data, path, fault, root }) => {
  const { type }: { type?: unknown } = groupAt(root, path.slice(0, -1)) ?? {};
  const [, size] = /^(\d+) ?(?:MB|Mo|megabytes?)$/i.exec(String(data)) ?? [];
  if (path.at(-1) !== "max" || type !== "file" || size === undefined) return undefined;
  return {
    message: `${fault} It is the most files. For the most megabytes of each, write "maxSize: ${size}".`,
    suggest: null,
  };
};

/** `parts: 4` for how many payments there are. */
const countForParts: Slip = ({ data, path, fault }) =>
  path[0] === "plans" && path[2] === "parts" && path.length === 3 && typeof data !== "object"
    ? {
        message: `${fault} Write how many there are, and how often: { count: ${figureIn(String(data)) ?? "…"}, every: … }.`,
      }
    : undefined;

/** `quantity: 2` for a plan: it names a field. */
const numberForQuantity: Slip = ({ data, path, fault }) =>
  path[0] === "plans" && path[2] === "quantity" && path.length === 3 && typeof data !== "string"
    ? {
        message: `${fault} It names the field in which visitors say how many they buy. For a fixed number, write a plan for it.`,
      }
    : undefined;

/** `extras: [{ plan: workbook, text: 40 pages }]`. */
const groupForExtra: Slip = ({ data, path, fault, root }) => {
  if (path.at(-2) !== "extras" || typeof data !== "object" || data === null) return undefined;
  const plans = Object.keys(groupAt(root, ["plans"]) ?? {});
  const named = Object.values(data).find((value) => plans.includes(String(value)));
  return {
    message: `${fault} An extra is a plan: write its id alone, and its name, price and a line in "hint" under "plans".`,
    suggest: typeof named === "string" ? named : null,
  };
};

/** `price: { EUR: 15, MXN: 290 }`, `currency: [EUR, MXN]` or `price: 15 * boxes`. */
const priceForEach: Slip = ({ data, path, fault }) => {
  const [group, , key, ...below] = path;
  if (group !== "plans" || below.length > 0 || !["price", "originalPrice", "currency"].includes(String(key)))
    return undefined;
  const isVaried = typeof data === "string" && /^\{ *experiment/.test(data);
  const isReckoned = typeof data === "string" && !isVaried && /[*{]/.test(data);
  return typeof data === "object" || isReckoned || isVaried
    ? {
        message: isReckoned
          ? `${fault} Write the price of one, and "quantity" with the field that says how many are bought: { price: 20, quantity: seats }.`
          : `${fault} A plan has one price in one currency: write a plan for each, and a plans section with a "when" that says whom each is for.`,
      }
    : undefined;
};

/** `webhook: [https://…, https://…]`. */
const severalReceivers: Slip = ({ data, path, fault }) =>
  path.join(".") === "lead.webhook" && typeof data === "object"
    ? { message: `${fault} A lead goes to one address. Let the service behind it hand the lead on to others.` }
    : undefined;

/** `start: [{ when: …, go: tour }, { go: quiz }]`. */
const severalStarts: Slip = ({ data, path, fault }) =>
  path.join() === "start" && typeof data === "object"
    ? {
        message: `${fault} Everybody begins at one step: write its id alone. For some it can show something else, by sections with a "when", and lead elsewhere, by a list in its "next".`,
      }
    : undefined;

/** `chapters: { 1: About you, 5: Your plan }`, the same the other way round, and `from: habits` for the number of that step. */
const chapters: Slip = ({ data, path, fault, root }) => {
  if (path[0] !== "counter" || path[1] !== "chapters") return undefined;
  if (path.length === 2 && typeof data === "object" && !Array.isArray(data)) {
    const written = Object.entries(data ?? {}).map(([key, value]) => {
      const [from, label] = typeof value === "number" ? [value, key] : [key, value];
      return `{ from: ${from}, label: ${flow(label)} }`;
    });
    return { message: `${fault} Write each with its two keys: [${written.join(", ")}].` };
  }
  const step = typeof data === "string" ? groupAt(root, ["steps", data]) : undefined;
  const number = step?.number ?? step?.progress;
  return step && { message: `${fault} Write the number of that step${number === undefined ? "" : `: ${number}`}.` };
};

/** `stopAt: plan` of a wait, which is a percentage. */
const stepForPercentage: Slip = ({ data, path: [group, , key, deeper], wanted, fault, root }) =>
  group === "steps" &&
  key === "stopAt" &&
  deeper === undefined &&
  wanted.includes("integer") &&
  typeof data === "string" &&
  groupAt(root, ["steps", data])
    ? { message: `${fault} Where a step leads is its "next".` }
    : undefined;

/** `price: free`. */
const nothingToPay: Slip = ({ data, path, wanted, fault }) =>
  wanted.includes("number") && path.at(-1) === "price" && isFree.test(String(data))
    ? { message: `${fault} Write 0.`, suggest: "0" }
    : undefined;

const isFree = /^(?:free|gratis|kostenlos|gratuit|gratuito|grátis|za darmo|бесплатно|ücretsiz|無料|مجانًا|مجاني)$/iu;

/** `- Welcome` for a section, and `button: Call us` for one that leads out. */
const textForGroup: Slip = ({ data, path, fault }) => {
  if (typeof data !== "string") return undefined;
  if (path.at(-2) === "sections") {
    const suggest = `{ type: text, text: ${flow(data)} }`;
    return { message: `${fault} Write ${suggest}.`, suggest };
  }
  return path.at(-1) === "button" ? { message: `${fault} Write { text: ${flow(data)}, to: … }.` } : undefined;
};

/** `button: { text: Go on, … }` for its words alone. */
const groupForText: Slip = ({ data, wanted, fault }) => {
  if (!wanted.includes("string")) return undefined;
  const { text, label }: { text?: unknown; label?: unknown } = groupAt(data, []) ?? {};
  const words = text ?? label;
  return typeof words === "string"
    ? { message: `${fault} Write its words alone: ${flow(words)}.`, suggest: flow(words) }
    : undefined;
};

/** `button: [Send it]`, as people mark what is to be filled in. */
const textInBrackets: Slip = ({ data, wanted, fault }) => {
  if (!wanted.includes("string") || wanted.includes("array") || !Array.isArray(data)) return undefined;
  const words = data.every((part) => typeof part === "string") ? flow(data.join(", ")) : undefined;
  return words === undefined
    ? undefined
    : {
        message: `${fault} Brackets and dashes make a list: write it without them, or put all of it in quotes.`,
        suggest: words,
      };
};

/** `over: 4 weeks` for `over: { weeks: 4 }`. */
const spanForGroup: Slip = ({ data, path, fault }) => {
  // A step may be called "over".
  if (path.at(-1) !== "over" || path.length === 2) return undefined;
  const [amount, unit] = spanNamed(halfWidth(String(data)), ["day", "week", "month"])?.split(" ") ?? [];
  if (unit === undefined) return { message: `${fault} Write its days, weeks or months, such as { weeks: 4 }.` };
  const suggest = `{ ${unit.replace(/s?$/, "s")}: ${amount} }`;
  return { message: `${fault} Write ${suggest}.`, suggest };
};

/** `[3,000 kinds]`: a comma within a number makes two entries of a text. */
const commaInEntry: Slip = ({ data, path, fault, root }) => {
  const next = entryAt(root, [...path.slice(0, -1), Number(path.at(-1)) + 1]);
  if (!/^\d{3}\D/.test(String(next)) || !/^\d{1,3}$/.test(String(data))) return undefined;
  return {
    message: `${fault} A comma begins another entry, so the text is cut in two. Put the whole text in quotes: "${data},${next}".`,
  };
};

/** `15` or `yes` for a text. */
const unquoted: Slip = ({ data, path, wanted, fault, repair }) => {
  if (path.at(-1) === "otherwise" && data === true) return { message: `${fault} Write text.`, suggest: "text" };
  if (!wanted.includes("string") || (typeof data !== "number" && typeof data !== "boolean")) return undefined;
  if (path.at(-1) === "perDay" && data === false)
    return { message: `${fault} It is the word beside that price. To show none, write "perDay: false" in the plan.` };
  return repair ? { message: `${fault} ${repair}` } : { message: `${fault} Put it in quotes.`, suggest: `"${data}"` };
};

/** `{specialGoal|your goal}` without quotes: a group of one key without a value. */
const braced: Slip = ({ data, wanted, fault }) =>
  wanted.includes("string") && onlyEntry(data)?.[1] === null
    ? { message: `${fault} A text that starts with { must be in quotes.` }
    : undefined;

/** `- end` in a list of targets with conditions. */
const bareTarget: Slip = ({ data, path, fault }) =>
  typeof data === "string" && path.at(-2) === "next"
    ? { message: `${fault} Write "go: ${data}".`, suggest: `go: ${data}` }
    : undefined;

/** `{ nto: { … } }`: a group or a list of groups below a key that is nearly a word of conditions. */
const misspeltCondition: Slip = ({ data, path, root }) => {
  const word = String(path.findLast((key) => typeof key === "string"));
  // What it asks of a step has a sentence of its own, also where the step's name is nearly one of those words.
  if (Object.hasOwn(groupAt(root, ["steps"]) ?? {}, word)) return undefined;
  // A step may be called "when".
  const isInCondition = path.lastIndexOf("when") > 1;
  if (!isInCondition || typeof data !== "object" || conditionWords.includes(word)) return undefined;
  const meant = conditionNamed(word);
  const { sentence, suggest } = meant === undefined ? didYouMean(word, conditionWords) : suggestion(meant);
  return suggest === null
    ? undefined
    : { message: `"${word}" is not a word that conditions know.${sentence}`, suggest };
};

/** `{ fiel: content/terms.md }`: the one key of a group, where it is nearly `file`. */
const misspeltFile: Slip = ({ data, fault }) => {
  const [key, value] = onlyEntry(data) ?? [];
  if (key === "file") return { message: `${fault} A file is named with its ending, such as { file: ${value}.md }.` };
  if (key === undefined || didYouMean(key, ["file"]).suggest === null) return undefined;
  return { message: `${fault} Write a text from a file as { file: … }. Did you mean "file"?`, suggest: "file" };
};

/** `A teacher: to ask` without quotes: a group of one key with a plain value. */
const colonInText: Slip = ({ data, wanted, fault }) => {
  const [, value] = onlyEntry(data) ?? [];
  if (wanted.join() !== "string" || value === undefined || typeof value === "object") return undefined;
  return {
    message: `${fault} A colon with a space after it makes a key of what is before it: put the text in quotes.`,
  };
};

/** `"15"`, `$12.34`, `12,34 EUR`, `20 pounds` or `Rs 1,50,000/-` for a number. */
const quotedNumber: Slip = ({ data, path, wanted, fault, root }) => {
  if (typeof data !== "string") return undefined;
  // Within braces, ₹1,18,000 is ₹1 and the keys 18 and 000.
  const groups = digitsBehind(path, root);
  const sum = groups ? figureIn(`${data},${groups}`) : undefined;
  if (sum !== undefined) return { message: `${fault} Write the number alone, without commas: ${sum}.`, suggest: null };
  if (isNumber(data, wanted)) return { message: `${fault} Take away the quotes.`, suggest: data };
  // A dash stands for no cents: 49,-.
  const written = halfWidth(data)
    .replace(/(?<=\d)\s?[¼½¾]$/, (part) => `.${quarters[part.trim()]}`)
    .replace(/(?<=\d)(?:[.,] ?|\/)[-–—]+/, "")
    .replace(/(?<=\d) ?(?:\/|per |a ) ?(?:day|wk|week|mo|month|yr|year)\.?$/i, "");
  const suggest = String(isAmount.test(written) ? figureIn(written) : undefined);
  return isNumber(suggest, wanted)
    ? { message: `${fault} Write the number alone, with a point before its decimals: ${suggest}.`, suggest }
    : undefined;
};

/** `7½`, as flats and shoes are counted. */
const quarters: Readonly<Record<string, string>> = { "¼": "25", "½": "5", "¾": "75" };
/** The groups of digits that commas cut off a number: `18,000`. Of two with three digits nobody knows which was first. */
function digitsBehind(path: Path, root: Plain): string | undefined {
  const keys = Object.keys(groupAt(root, path.slice(0, -1)) ?? {});
  const groups = keys.filter((key) => /^\d{2,3}(?:$|\/-)/.test(key)).join();
  return /^(?:\d\d,)*\d{3}(?!\d|,)/.test(groups) ? groups : undefined;
}

/** `contact: email` for a field whose type says that already. */
const contactNamed: Slip = ({ data, path, wanted, fault }) =>
  path.at(-1) === "contact" && wanted.includes("boolean") && typeof data === "string" && isContact.test(data)
    ? { message: `${fault} The type of the field says which. Write true.`, suggest: "true" }
    : undefined;

const isContact = /^(?:e-?mail|mail|phone|tel|telephone|mobile|sms|whatsapp)$/i;

/** `yes` or `off` for true or false, which other versions of YAML take, and the words of other languages. */
const wordForTruth: Slip = ({ data, wanted, fault }) => {
  if (typeof data !== "string") return undefined;
  const suggest = truthNamed(data);
  return suggest === undefined || !(wanted.includes("boolean") || wanted.includes(suggest))
    ? undefined
    : { message: `${fault} Write ${suggest}.`, suggest };
};

/** `members: 1240` for `members: { value: 1240 }`. */
const valueForGroup: Slip = ({ data, wanted, fault, onlyKey }) => {
  if (!wanted.includes("object") || onlyKey === undefined) return undefined;
  const suggest = `{ ${onlyKey}: ${flow(data)} }`;
  return { message: `${fault} Write ${suggest}.`, suggest };
};

const listForGroup: Slip = ({ data, wanted, fault }) =>
  wanted.join() === "object" && Array.isArray(data)
    ? { message: `${fault} Begin each part of it with its name and a colon, without a dash.` }
    : undefined;

const noList: Slip = ({ data, wanted, fault }) =>
  wanted.join() === "array" || (wanted.includes("array") && typeof data === "object")
    ? { message: `${fault} Begin each entry with "- ".` }
    : undefined;

/** Usual causes of a value of the wrong kind; the first that returns something is used. */
export const typeSlips: readonly Slip[] = [
  bareTarget,
  misspeltCondition,
  ...experimentSlips,
  ...stockSlips,
  ...calendarSlips,
  ...conditionSlips,
  boundWithoutUnit,
  renewalInWords,
  numberForQuantity,
  sizeForNumber,
  countForParts,
  groupForExtra,
  priceForEach,
  severalReceivers,
  severalStarts,
  chapters,
  stepForPercentage,
  nothingToPay,
  groupForText,
  textInBrackets,
  fullWidth,
  scoreForGroup,
  spanForGroup,
  commaInEntry,
  unquoted,
  braced,
  misspeltFile,
  colonInText,
  quotedNumber,
  contactNamed,
  wordForTruth,
  valueForGroup,
  textForGroup,
  listForGroup,
  noList,
];

/** Key and value of a group with only one key. */
function onlyEntry(value: Plain): [string, Plain] | undefined {
  const [first, second] = Object.entries(groupAt(value, []) ?? {});
  return second ? undefined : first;
}

/** Whether a text is a number of the kind that is due: two and a half is no whole one. */
const isNumber = (text: string, wanted: readonly string[]) =>
  text.trim() !== "" &&
  (wanted.includes("number")
    ? Number.isFinite(Number(text))
    : wanted.includes("integer") && Number.isInteger(Number(text)));

/** One number, optionally with the sign, code or name of a currency, or as a percentage. */
const isAmount =
  /^(?:\p{L}{0,3}|S?Fr\.|Rs\.)[ \u00a0\u202f]?\p{Sc}?[ \u00a0\u202f]?\d[\d.,'’ \u00a0\u202f億万千]*[\p{Sc}%]?[ \u00a0\u202f]?\p{L}{0,12}$/u;
