import { fixedValue } from "../../../copy/index.ts";
import { type Finding, pathKey, plainLetters, suggestion } from "../../../problem/index.ts";
import type { LintContext } from "../../context.ts";
import { savedNames } from "../../implied-names.ts";
import { placedFields } from "../../placed-fields.ts";
import { experimentMeant, wordsByVariant } from "../../reach/variant-placeholders.ts";
import type { Rule } from "../../rule.ts";
import { matchesIn } from "../../words/index.ts";

/** Every brace in a text belongs to a placeholder, and no placeholder is written as other tools write theirs. */
export const strayBrace: Rule = {
  id: "stray-brace",
  severity: "warning",
  why: "A placeholder that lacks one of its braces, has spaces or full-width signs inside, or is written as other tools do, [name] or %name%, is not filled: visitors read it as it is written. A text that is about braces may keep them, if somebody signs for it.",
  wrong: "question: Will you join {facts.users people?",
  right: "question: Will you join {facts.users} people?",
  *check(context) {
    const names = ownNames(context);
    const foreigners = [...ofOtherTools(context)];
    yield* foreigners;
    const told = new Set(foreigners.map(({ path }) => pathKey(path)));
    for (const use of context.uses) {
      const { kind, path, excerpt } = use;
      if (kind !== "brace" || told.has(pathKey(path))) continue;
      const experiment = experimentMeant(use, context.experiments);
      if (experiment !== undefined) {
        told.add(pathKey(path));
        yield {
          message: `Visitors would read "${excerpt}" as it stands. Write the words of each variant behind a bar: ${wordsByVariant(experiment, context.experiments)}. They have no braces of their own: write another placeholder before or behind these, or a section for each variant.`,
          path,
          excerpt,
        };
        continue;
      }
      const said = /(?<=^[{｛] *)\p{L}[\p{L}\p{M}\w. -]*/u.exec(excerpt)?.[0].trim() ?? "";
      if (/[^\p{ASCII}]| /u.test(said)) {
        const own = nameMeant(said, context);
        const { sentence, suggest } = suggestion(own ?? null);
        const known =
          own === undefined && names.size > 0 ? ` The names here are: ${[...names].slice(0, 12).join(", ")}.` : "";
        yield {
          message: `Visitors would read "${excerpt}" as it stands: the name of a placeholder has the letters a to z, digits and hyphens.${sentence}${known}`,
          path,
          excerpt,
          suggest: suggest && excerpt.replace(said, suggest),
        };
        continue;
      }
      const [, name, fallback] = /([A-Za-z][\w.-]*)(?: *[|｜]([^{}｛｝]*))?/.exec(excerpt) ?? [];
      const meant = fallback === undefined ? name?.replace(/\.$/, "") : `${name}|${fallback}`;
      // The last word before a brace that nothing opens is a name only where the funnel has it.
      const isNamed =
        /^[{｛]/.test(excerpt) ||
        nameMeant(name ?? "", context) !== undefined ||
        fixedValue(context.definition, name ?? "") !== undefined;
      const { sentence, suggest } = suggestion(meant === undefined || !isNamed ? null : `{${meant}}`);
      const wide = [...new Set(excerpt.match(/[｛｜｝]/g))].join(" ");
      const width = wide === "" ? "" : `, without the full-width ${wide}`;
      yield {
        message: `Visitors would read "${excerpt}" as it stands: a placeholder is written {NAME} or {NAME|fallback}${width}.${sentence}`,
        path,
        excerpt,
        suggest,
      };
    }
    for (const { written, path } of context.authored)
      for (const [excerpt] of matchesIn(written, unnamed)) {
        if (foreigners.some((found) => found.path === path && found.excerpt === excerpt)) continue;
        yield {
          message: `Visitors would read "${excerpt}" as it stands. A placeholder is written {NAME} or {NAME|fallback}, with the name of a saved answer.`,
          path,
          excerpt,
        };
      }
  },
};

/** The names of what visitors say, and of what is computed from it. */
function ownNames({ steps, definition }: LintContext): ReadonlySet<string> {
  const said = Object.values(steps).flatMap(({ save, fields }) => [save ?? [], ...fields.map(({ id }) => id)].flat());
  return new Set([...said, ...Object.keys(definition.values)]);
}

/** The name that is meant by a word with accents or in other letters, or by the label of what is asked: `{Ihr Name}`. */
function nameMeant(said: string, { definition, steps }: LintContext): string | undefined {
  const alike = (text: string) => plainLetters(text.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ").trim());
  const spelled = said.replace(/[äöü]/gi, "$&e").normalize("NFD").replace(/\p{M}/gu, "");
  const written = [plainLetters(said), spelled].flatMap((each) => [each, each.replace(/ /g, "-")]);
  const asked = placedFields(definition).flatMap(({ field }) => (alike(field.label) === alike(said) ? field.id : []));
  const known = new Set([
    ...savedNames(definition),
    ...Object.keys(definition.values),
    ...Object.keys(definition.scales).map((scale) => `score.${scale}`),
    ...Object.keys(steps).map((step) => `answer.${step}`),
  ]);
  return [...written, ...asked].find((each) => known.has(each));
}

/** Names that placeholders have here, in the marks of other tools. In square brackets before a link they are its words. */
function* ofOtherTools(context: LintContext): Iterable<Finding> {
  const { authored, definition } = context;
  const names = new Set([...savedNames(definition), ...Object.keys(definition.values)]);
  for (const { written, path } of authored)
    for (const { 0: excerpt, groups = {} } of matchesIn(written, foreign)) {
      const name = groups.square ?? groups.percent ?? groups.double ?? groups.dollar ?? groups.spaced ?? "";
      // "${income}" is a number behind its sign.
      if (groups.dollar !== undefined && !isWords(name, context)) continue;
      const plain = plainLetters(name);
      const own = [name, name.toLowerCase(), plain, plain.replace(/[ _]/g, "-")].find(
        (each) => names.has(each) || fixedValue(definition, each) !== undefined,
      );
      if (own === undefined) continue;
      const placeholder = `{${own}${groups.fallback ?? groups.otherwise ?? groups.dollarOtherwise ?? ""}}`;
      yield {
        message: `Visitors would read "${excerpt}" as it stands. Did you mean "${placeholder}"?`,
        path,
        excerpt,
        suggest: placeholder,
      };
    }
}

const foreign =
  /\[(?<square>\p{L}[\p{L}\p{M}\w.-]*)(?<fallback>\|[^\][]*)?\](?!\()|%(?<percent>\p{L}[\p{L}\p{M}\w.-]*)%|\{\{ ?(?<double>\p{L}[\p{L}\p{M}\w.-]*) ?(?<otherwise>\|[^{}]*)?\}\}|(?<!\{)\{(?<spaced>\p{L}+(?: \p{L}+){1,2})\}(?!\})|\$\{(?<dollar>\p{L}[\p{L}\p{M}\w.-]*)(?<dollarOtherwise>\|[^{}]*)?\}/gu;

/** Whether a name stands for what was chosen or typed as a text. */
function isWords(name: string, { steps, definition, values }: LintContext): boolean {
  if (values.has(name)) return false;
  const field = Object.values(steps)
    .flatMap(({ fields }) => fields)
    .find(({ id }) => id === name);
  return field ? field.kind === "text" : savedNames(definition).has(name);
}

/** Gaps for a visitor's name as people and newsletters leave them: [Your name], *|FNAME|*, [お名前]様, 〇〇様. In square brackets before a link they are its words. */
const unnamed =
  /\*\|[A-Z][A-Z0-9_:]*\|\*|%(?:first_?name|full_?name|name|vorname|nome|prénom|nombre|voornaam|imię)%|\[(?:(?:your|first|last|full|customer|user) name|vorname|nachname|kundenname|dein name|ihr name|prénom|votre nom|nombre|tu nombre|seu nome|nome|il tuo nome|voornaam|imię|имя|ваше имя|ad[ıi]n[ıi]z|[iİ]s[iİ]m|ad soyad|お?名前|氏名|会社名|商品名)\](?!\()|[[［【＜<%％][^[\]［］【】＜＞<>%％\s]{1,10}[\]］】＞>%％](?=様|さま|さん)|(?:〇〇|○○|◯◯|●●|△△|××|ＸＸ|XX)(?=様|さま|さん|会社|株式会社)/giu;
