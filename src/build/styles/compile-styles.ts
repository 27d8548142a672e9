import type { DrawnPage } from "../../app/draw-page.ts";
import type { DrawnPart } from "../../app/styled-parts.ts";

/** What is left of a styled element in the code of a page: its class names, apart by spaces, and its own rules. */
type BuiltStyle = { readonly classes: string; readonly rules: string };

/** The styles of all pages, written before anything is shown. */
export type BuiltStyles = {
  /** Those of an element, by the id that it has in the code. */
  readonly of: (id: string) => BuiltStyle | undefined;
  /** A page with the same names. */
  readonly inPage: (page: DrawnPage) => DrawnPage;
};

/**
 * Gives every styled element short class names, and none that no rule is about.
 *
 * @param parts each element alone, as styled-components draws it, in the order in which their rules count
 */
export function compileStyles(parts: readonly DrawnPart[]): BuiltStyles {
  const drawn = parts.map(({ markup, styles }) => ({ names: namesIn(markup), groups: groupsOf(styles) }));
  const given = new Set(drawn.flatMap(({ names }) => names));
  const ruled = new Set(drawn.flatMap(({ groups }) => groups.flatMap(({ rules }) => rules.match(classInRule) ?? [])));
  const short = new Map([...given].filter((name) => ruled.has(name)).map((name, at) => [name, `s${at.toString(36)}`]));
  const inRules = (rules: string) => rules.replaceAll(classInRule, (name) => short.get(name) ?? name);
  const inList = (names: readonly string[]) =>
    names.flatMap((name) => short.get(name) ?? (given.has(name) ? [] : name)).join(" ");
  const inMarkup = (markup: string) =>
    markup.replaceAll(classes, (_, names: string) => {
      const list = inList(names.split(" "));
      return list && ` class="${list}"`;
    });
  const shortened = <S extends { readonly markup: string }>(screen: S): S => ({
    ...screen,
    markup: inMarkup(screen.markup),
  });
  const built = new Map<string, BuiltStyle>();
  for (const { names, groups } of drawn) {
    const own = names.findLast((name) => name.startsWith("sc-")) ?? "";
    const rules = groups.find(({ id }) => id === own)?.rules ?? "";
    const moves = groups.filter(({ id }) => id.startsWith(animation) && rules.includes(id.slice(animation.length)));
    const all = [...moves.map(({ rules }) => rules), rules].join("");
    built.set(own, { classes: inList(names), rules: inRules(all) });
  }
  return {
    of: (id) => built.get(id),
    inPage: ({ html, styles, screens, variants, ...page }) => ({
      ...page,
      html: inMarkup(html),
      styles: `<style data-styled>${inRules(
        groupsOf(styles)
          .map(({ rules }) => rules)
          .join(""),
      )}</style>`,
      screens: screens.map(shortened),
      ...(variants && { variants: { ...variants, others: variants.others?.map(shortened) } }),
    }),
  };
}

/** What the id of an animation begins with; its name follows. */
const animation = "sc-keyframes-";

/** A class name in a rule. A decimal begins with a digit. */
const classInRule = /(?<=\.)[A-Za-z][\w-]*/g;

/** The class names of an element in finished markup, in which quotation marks of texts are escaped. */
const classes = / class="([^"]*)"/g;

const namesIn = (markup: string): readonly string[] =>
  [...markup.matchAll(classes)].flatMap(([, names = ""]) => names.split(" "));

/** The rules of each element and of each animation. styled-components writes a rule in a line, and then whose they are. */
function groupsOf(tag: string): readonly { readonly id: string; readonly rules: string }[] {
  const groups: { readonly id: string; readonly rules: string }[] = [];
  let rules = "";
  for (const line of tag.replaceAll(/<\/?style[^>]*>/g, "").split("/*!sc*/\n")) {
    const [, id] = /^data-styled\.g\d+\[id="([^"]+)"\]/.exec(line) ?? [];
    if (id === undefined) rules += line && `${line}\n`;
    else {
      groups.push({ id, rules: smaller(rules) });
      rules = "";
    }
  }
  return groups;
}

/** Rules without what says nothing: the semicolon that ends the last line of a rule, and a zero before a decimal point. Strings stay. */
const smaller = (rules: string): string =>
  rules.replaceAll(/("[^"]*"|'[^']*')|;(?=\})|(?<![\w.])0(?=\.\d)/g, (_, string = "") => string);
