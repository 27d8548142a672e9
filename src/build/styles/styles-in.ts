import { parseAst, Visitor } from "vite";
import { dependsOnProps } from "../../app/fixed-style.ts";

/** A part of a module, from a place to another. */
type Part = { readonly start: number; readonly end: number };

/** A styled element in a module: `styled.p.withConfig({ componentId: "sc-a-0" })` and its styles. */
type StyledTag = Part & {
  /** The code of what is styled: `"p"`, or the name of a component. */
  readonly target: string;
  readonly id: string;
  /** What the module calls it. */
  readonly name: string;
};

/** What a module styles, in the order of its code. */
export type StylesInCode = {
  /** Its import of styled-components; without one it styles nothing. */
  readonly imported: Part | undefined;
  readonly tags: readonly StyledTag[];
  /** `css` and `keyframes` with their texts, which help to write the styles of elements. */
  readonly helpers: readonly Part[];
};

/**
 * Finds what a module styles.
 *
 * @param code JavaScript, in which each styled element has its id
 * @param refuse called where it styles in a way that only a browser could follow
 */
export function stylesIn(code: string, refuse: (message: string, at: number) => never): StylesInCode {
  let imported: Part | undefined;
  let inside = 0;
  let functionEnd = 0;
  const tags: StyledTag[] = [];
  const helpers: Part[] = [];
  const functions = new Set<string>();
  const names: { readonly name: string; readonly at: number }[] = [];
  const enter = ({ end }: Part) => {
    functionEnd = Math.max(functionEnd, end);
  };
  new Visitor({
    ImportDeclaration({ source, specifiers, start, end }) {
      if (source.value !== "styled-components") return;
      imported = { start, end };
      const isKnown = (one: (typeof specifiers)[number]) =>
        one.type === "ImportSpecifier" && known.has(one.local.name) && code.startsWith(one.local.name, one.start);
      if (!specifiers.every(isKnown)) refuse(foreign, start);
    },
    ArrowFunctionExpression: enter,
    FunctionExpression: enter,
    FunctionDeclaration(declared) {
      if (declared.id) functions.add(declared.id.name);
      enter(declared);
    },
    VariableDeclarator({ id, init }) {
      if (init && isFunction(init.type)) functions.add(code.slice(id.start, id.end));
    },
    CallExpression({ callee, start, end }) {
      if (!imported) return;
      const called = code.slice(callee.start, callee.end);
      if (helper.test(called) || styledElement.test(called)) refuse(objects, start);
      if (/^styled\b.*\.attrs\b/s.test(called)) refuse(attributes, start);
      if (/^styled\b.*\.withConfig$/s.test(called) && !styledElement.test(code.slice(start, end)))
        refuse(settings, start);
    },
    TaggedTemplateExpression({ tag, quasi, start, end }) {
      if (!imported) return;
      const text = code.slice(tag.start, tag.end);
      if (text.startsWith("styled[")) refuse(computed, start);
      const { element, component, id } = styledElement.exec(text)?.groups ?? {};
      if (id === undefined && !helper.test(text)) return;
      for (const part of quasi.expressions)
        if (isFunction(part.type)) refuse(dependsOnProps, part.start);
        else names.push({ name: code.slice(part.start, part.end), at: part.start });
      if (id !== undefined && start < functionEnd) refuse(repeated, start);
      if (otherWidth.test(code.slice(quasi.start, quasi.end))) refuse(narrow, start);
      if (start < inside) return;
      inside = end;
      if (id === undefined) helpers.push({ start, end });
      else {
        const [, name = ""] = nameAt.exec(code.slice(0, start)) ?? [];
        tags.push({ start, end, id, name, target: component ?? JSON.stringify(element) });
      }
    },
  }).visit(parseAst(code));
  // A function may be written below the style that calls it.
  for (const { name, at } of names) if (functions.has(name)) refuse(dependsOnProps, at);
  return { imported, tags, helpers };
}

const known = new Set(["styled", "css", "keyframes"]);
const foreign =
  'A page takes nothing but styled, css and keyframes from styled-components, by these names: import { css, keyframes, styled } from "styled-components". The theme is in custom properties, such as var(--accent), and what the whole page looks like in renderers/ui/layout/global-style.ts.';
const objects = "Styles are written as a template, not as an object: styled.p`color: var(--ink);`";
const attributes =
  'Attributes are written where the element is shown, not in attrs: <Send type="button">. One that each has is written in a component around it.';
const settings = "An element takes no configuration. Leave withConfig out, and give it only what it is to have.";
const computed =
  "A style names its element, as in styled.p. Several have a style each, or share one that is shown with `as`.";
const narrow =
  "The narrow layout is below 768 px everywhere: @media (max-width: 767px) and @media (min-width: 768px). What needs another width asks its container, or lets grid and flex-wrap decide.";
const repeated =
  "A styled element is made once, when its module loads. Write it outside of the function. Where it differs each time, let it depend on an attribute, such as data-wide, or on a custom property in `style`.";
const otherWidth = /@media[^{]*\((?:max-width: *(?!767px)|min-width: *(?!768px|[89]\d\dpx|\d{4}px))\d+px/;
/** A name to which something is given; the dev server gives it to one of its own besides. */
const nameAt = /([\w$]+)\s*[=:]\s*(?:_c\d* = )?$/;

const helper = /^(?:css|keyframes)$/;
/** What is styled, and the id that the plugin of vite.config.ts has given it. */
const styledElement =
  /^styled(?:\.(?<element>\w+)|\((?<component>.+)\))\.withConfig\(\{\s*componentId: "(?<id>[^"]+)"\s*\}\)$/s;
const isFunction = (type: string) => type === "ArrowFunctionExpression" || type === "FunctionExpression";
