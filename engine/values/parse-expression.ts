import { minutesOf } from "../fields/index.ts";
import { dayOf } from "./days.ts";
import { emptyWay, type Fault, type Token, tokensIn } from "./tokens.ts";
import { monthsOf, unitNamed, unitSpelled } from "./units.ts";

/** A parsed expression, with the place of each part in the text. */
export type Expression = { readonly at: number; readonly end: number } & (
  | { readonly kind: "number"; readonly value: number; readonly unit?: string }
  | { readonly kind: "date"; readonly day: number }
  | { readonly kind: "time"; readonly minutes: number }
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "call"; readonly name: FunctionName; readonly parts: readonly Expression[] }
  | { readonly kind: "prefix"; readonly sign: "-" | "not"; readonly part: Expression }
  | { readonly kind: "infix"; readonly sign: Infix; readonly left: Expression; readonly right: Expression }
);

/** Signs between two operands, and how tightly each binds. */
const binding = {
  or: 1,
  and: 2,
  "<": 4,
  "<=": 4,
  ">": 4,
  ">=": 4,
  "=": 4,
  "!=": 4,
  "+": 5,
  "-": 5,
  "*": 6,
  "/": 6,
  "^": 8,
} as const;

export type Infix = keyof typeof binding;

/** How many operands each function takes: at least and at most. */
const functions = {
  min: [2, 20],
  max: [2, 20],
  round: [1, 2],
  if: [3, 3],
  ifempty: [2, 20],
  month: [1, 1],
  day: [1, 1],
  hour: [1, 1],
  minute: [1, 1],
} as const;

/** How functions of several parts are written. */
const ways: Readonly<Partial<Record<FunctionName, string>>> = {
  if: ": if(condition, then, otherwise)",
  ifempty: ": ifempty(garage, 0)",
};

export type FunctionName = keyof typeof functions;

/** Functions that a value or a field may be called like: brackets behind the word say which of the two is meant. */
const isFreeName = (text: string): boolean => /^(?:month|day|hour|minute)$/.test(text);

/** Words of the language, which no value or field can have as its name. */
export const expressionWords: readonly string[] = [
  ...Object.keys(functions).filter((name) => !isFreeName(name)),
  ...["today", "and", "or", "not", "ago", "in"],
];

/**
 * Parses an expression.
 *
 * @returns its tree, or the first thing in it that cannot be read
 */
export function parseExpression(text: string): Expression | Fault {
  const tokens = tokensIn(text);
  if ("message" in tokens) return tokens;
  try {
    return new Parser(tokens).whole();
  } catch (error) {
    if (error instanceof Unreadable) return error.fault;
    throw error;
  }
}

/** The names in an expression, as written. */
export function namesIn(expression: Expression): readonly string[] {
  switch (expression.kind) {
    case "name":
      return [expression.name];
    case "prefix":
      return namesIn(expression.part);
    case "infix":
      return [...namesIn(expression.left), ...namesIn(expression.right)];
    case "call":
      return expression.parts.flatMap(namesIn);
    default:
      return [];
  }
}

class Unreadable extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message);
  }
}

/** A Pratt parser: an operand is read, and then as many signs as bind at least as tightly as asked. */
class Parser {
  #next = 0;
  #depth = 0;

  constructor(readonly tokens: readonly Token[]) {}

  whole(): Expression {
    const expression = this.#read(0);
    const rest = this.#peek();
    const [before, behind] = [this.tokens[this.#next - 1], this.tokens[this.#next + 1]];
    if (rest.text === "," && before?.kind === "number" && /^\d{3}$/.test(behind?.text ?? ""))
      this.#refuse(
        { ...rest, at: before.at, end: behind?.end ?? rest.end },
        `A comma only separates the parts of a function. Write thousands without it: ${before.text}${behind?.text}.`,
      );
    if (rest.text === ",")
      this.#refuse(rest, "A comma only separates the parts of a function. Decimals are written with a point: 1.5.");
    if (rest.kind !== "end") this.#refuse(rest, `${quoted(rest)} is not expected here. ${repairOf(rest, before)}`);
    return expression;
  }

  #read(least: number): Expression {
    if (++this.#depth > deepest)
      this.#refuse(this.#peek(), "The expression is nested too deeply. Make values of its parts.");
    let left = this.#operand();
    for (let sign = this.#infix(); sign && binding[sign] > least; sign = this.#infix()) {
      this.#take();
      // Powers are read from the right: 2 ^ 3 ^ 2 is 2 ^ 9.
      const right = this.#read(sign === "^" ? binding[sign] - 1 : binding[sign]);
      const chained = isComparison(sign) && this.#infix();
      if (chained && isComparison(chained))
        this.#refuse(this.#peek(), `Comparisons cannot be chained. Join two with "and": a < b and b < c.`);
      left = { kind: "infix", sign, left, right, at: left.at, end: right.end };
    }
    this.#depth--;
    return left;
  }

  #infix(): Infix | undefined {
    const { kind, text } = this.#peek();
    return (kind === "sign" || kind === "name") && isInfix(text) ? text : undefined;
  }

  #operand(): Expression {
    const token = this.#take();
    const { kind, text, at, end } = token;
    if (kind === "number") return this.#ago(this.#measured(token));
    if (kind === "date") {
      const day = dayOf(text);
      return day === undefined ? this.#refuse(token, `There is no day ${text}.`) : { kind: "date", day, at, end };
    }
    if (kind === "time") {
      const minutes = minutesOf(text.padStart(5, "0"));
      return minutes === undefined
        ? this.#refuse(
            token,
            `There is no time ${text}: a day ends at 23:59.${/^24/.test(text) ? "" : ' A division is written with "/".'}`,
          )
        : { kind: "time", minutes, at, end };
    }
    if (text === "(") {
      const inner = this.#read(0);
      return { ...inner, at, end: this.#expect(")").end };
    }
    if (text === "-" || text === "not") {
      const part = this.#read(text === "-" ? 7 : 3);
      return { kind: "prefix", sign: text, part, at, end: part.end };
    }
    // "in 2 years" is a day, counted from today.
    if (text === "in" && this.#peek().kind === "number") {
      const right = this.#measured(this.#take());
      return { kind: "infix", sign: "+", left: { kind: "name", name: "today", at, end }, right, at, end: right.end };
    }
    if (isFunction(text) && this.#peek().text === "(") return this.#call(token, text);
    if (isFunction(text) && !isFreeName(text)) return this.#refuse(token, `"${text}" needs brackets: ${text}(…).`);
    if (kind === "name" && !isInfix(text)) return { kind: "name", name: text, at, end };
    if (text === "*" && this.tokens[this.#next - 2]?.text === "*")
      this.#refuse(token, 'A power is written with "^": height ^ 2.');
    const before = this.tokens[this.#next - 2];
    if (/^[<>]$/.test(text) && before?.text === "=")
      this.#refuse({ ...token, at: before.at }, `Write the equals sign last: ${text}=.`);
    if (text === "=" && /^[=!]=?$/.test(before?.text ?? ""))
      this.#refuse({ ...token, at: before?.at ?? token.at }, 'One sign compares: write "=".');
    if (text === "or" && this.#peek().text === "(")
      this.#refuse(token, `Conditions have "or" between them: a > 1 or b > 1. ${emptyWay}`);
    const what = kind === "end" ? "The expression ends" : `${quoted(token)} is here`;
    return this.#refuse(token, `${what} where a number, a name or a bracket is expected.`);
  }

  #measured({ text, at, end }: Token): Expression {
    const unit = this.#peek();
    const value = Number(text);
    if (unit.kind !== "name" || !(unitNamed(unit.text) ?? monthsOf(unit.text)))
      return { kind: "number", value, at, end };
    this.#take();
    return { kind: "number", value, unit: unit.text, at, end: unit.end };
  }

  /** "18 years ago" is a day, counted from today. */
  #ago(right: Expression): Expression {
    const ago = this.#peek();
    if (ago.text !== "ago") return right;
    this.#take();
    const left: Expression = { kind: "name", name: "today", at: ago.at, end: ago.end };
    return { kind: "infix", sign: "-", left, right, at: right.at, end: ago.end };
  }

  #call({ at }: Token, name: FunctionName): Expression {
    const open = this.#take();
    const parts: Expression[] = [];
    if (this.#peek().text !== ")")
      do parts.push(this.#read(0));
      while (this.#peek().text === "," && this.#take());
    const { end } = this.#expect(")");
    const [least, most] = functions[name];
    if (parts.length < least || parts.length > most)
      this.#refuse(
        { ...open, at, end },
        `"${name}" takes ${most === 1 ? `one ${/^(?:hour|minute)$/.test(name) ? "time" : "date"}` : `${least === most ? least : `${least} to ${most}`} parts, separated by commas`}, and has ${parts.length}${ways[name] ?? ""}.${parts.length > most ? this.#decimals(open.at, end) : ""}`,
      );
    return { kind: "call", name, parts, at, end };
  }

  /** "0,85" is two parts. */
  #decimals(from: number, to: number): string {
    const numbers = this.tokens.filter(({ kind, at }) => kind === "number" && at >= from && at < to);
    for (const [index, decimals] of numbers.entries()) {
      const whole = numbers[index - 1];
      if (
        whole &&
        whole.end + 1 === decimals.at &&
        this.tokens.some(({ text, at }) => text === "," && at === whole.end)
      )
        return ` If "${whole.text},${decimals.text}" is one number, write ${whole.text}.${decimals.text}.`;
    }
    return "";
  }

  #expect(sign: string): Token {
    const token = this.#peek();
    if (token.text === sign) return this.#take();
    const what =
      token.kind === "end"
        ? `A "${sign}" is missing at the end.`
        : `${quoted(token)} is where "${sign}" is expected. ${repairOf(token, this.tokens[this.#next - 1])}`;
    return this.#refuse(token, what);
  }

  #peek(): Token {
    return this.tokens[Math.min(this.#next, this.tokens.length - 1)] ?? nothing;
  }

  #take(): Token {
    const token = this.#peek();
    this.#next++;
    return token;
  }

  #refuse({ at, end }: Token, message: string): never {
    // At the very end there is nothing to point at but the last sign.
    throw new Unreadable({ message, at: end > at ? at : Math.max(0, at - 1), end });
  }
}

const nothing: Token = { kind: "end", text: "", at: 0, end: 0 };
const deepest = 100;
const missingSign = "A sign such as + or * may be missing before it.";

/** What joins two conditions in other languages; a value may have such a name as well. */
const joiners: ReadonlyMap<string, "and" | "or"> = new Map([
  ...["e", "ed", "und", "et", "y", "en", "och", "ve"].map((word) => [word, "and"] as const),
  ...["o", "oppure", "oder", "ou", "of", "eller", "veya"].map((word) => [word, "or"] as const),
]);

const currencyCodes: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

/** What to write for a word or a sign that does not go on with the expression. */
function repairOf({ text }: Token, before: Token | undefined): string {
  if (/^x$/i.test(text)) return 'A product is written with "*": height * 2.';
  const thousands = Number(before?.text) * 1000;
  if (/^k$/i.test(text) && before?.kind === "number") return `Write the number in full: ${thousands}.`;
  const joining = joiners.get(text.toLowerCase());
  if (joining !== undefined) return `${missingSign} Two conditions are joined by "${joining}".`;
  const unit = before?.kind === "number" ? unitSpelled(text) : undefined;
  if (unit !== undefined) return `Write the unit as "${unit}".`;
  if (/^(?:in|to|as)$/i.test(text)) return "The unit of a value is a key of its own: unit: days.";
  if ([text, before?.text ?? ""].some((word) => currencyCodes.has(word)))
    return 'Write the number alone: "currency" names the currency.';
  const name = before?.text.toLowerCase() ?? "";
  if (text !== "(" || before?.kind !== "name") return missingSign;
  if (isFunction(name)) return `Write "${name}" in small letters.`;
  const meant = Object.hasOwn(elsewhere, name) ? elsewhere[name] : undefined;
  if (meant !== undefined) return `Did you mean "${meant}"?`;
  const way = Object.hasOwn(otherwise, name) ? ` ${otherwise[name]}` : "";
  return `There is no function "${before.text}": they are ${Object.keys(functions).join(", ")}.${way || ` ${missingSign}`}`;
}

/** How other functions are said. */
const otherwise: Readonly<Record<string, string>> = {
  ...Object.fromEntries(["pow", "power"].map((name) => [name, 'A power is written with "^": height ^ 2.'])),
  sqrt: "A root is a power: area ^ 0.5.",
  abs: "Without its sign, x is max(x, -x).",
  ...Object.fromEntries(
    ["floor", "ceil", "ceiling", "trunc", "int", "mround"].map((name) => [
      name,
      "round(x) is the nearest whole number, and round(x / 25) * 25 the nearest multiple of 25.",
    ]),
  ),
  ...Object.fromEntries(
    ["year", "years", "age", "datediff", "days"].map((name) => [
      name,
      "A span is one day less another: { of: today - born, unit: years }.",
    ]),
  ),
  ...Object.fromEntries(
    ["isblank", "isempty", "isnull", "exists", "has", "known", "isna", "iserror"].map((name) => [name, emptyWay]),
  ),
  ...Object.fromEntries(["sum", "avg", "average", "mean"].map((name) => [name, "Write the sum: (a + b) / 2."])),
};

/** What spreadsheets call functions in other languages. */
const elsewhere: Readonly<Record<string, FunctionName>> = {
  ...{ se: "if", wenn: "if", si: "if", als: "if", iif: "if" },
  ...{ default: "ifempty", coalesce: "ifempty", ifnull: "ifempty", nvl: "ifempty", first: "ifempty" },
  ...{ ifblank: "ifempty", iferror: "ifempty", ifna: "ifempty", otherwise: "ifempty", fallback: "ifempty" },
  ...{ "if-empty": "ifempty", "if-blank": "ifempty", zn: "ifempty", orelse: "ifempty", either: "ifempty" },
  ...{ wennfehler: "ifempty", sierreur: "ifempty", "se.errore": "ifempty", "si.error": "ifempty", seerro: "ifempty" },
  ...{ arrotonda: "round", runden: "round", arrondi: "round", redondear: "round", arred: "round", afronden: "round" },
};

const quoted = ({ text }: Token) => `"${text}"`;
const isInfix = (text: string): text is Infix => Object.hasOwn(binding, text);
const isFunction = (text: string): text is FunctionName => Object.hasOwn(functions, text);
const isComparison = (sign: Infix) => binding[sign] === 4;
