import { parseAst, Visitor } from "vite";

/** A part of a module, from a place to another. */
type Part = { readonly start: number; readonly end: number };

/** A styled element in a module: `styled.p.withConfig({ componentId: "sc-a-0" })` and its styles. */
type StyledTag = Part & {
  /** The code of what is styled: `"p"`, or the name of a component. */
  readonly target: string;
  readonly id: string;
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
 * @throws if it styles in a way that only a browser could follow
 */
export function stylesIn(code: string): StylesInCode {
  let imported: Part | undefined;
  let inside = 0;
  const tags: StyledTag[] = [];
  const helpers: Part[] = [];
  const functions = new Set<string>();
  const names: { readonly name: string; readonly at: number }[] = [];
  const refuse = (at: number, what: string) => {
    throw new Error(`${what}: ${code.slice(at, code.indexOf("\n", at))}\n${instead}`);
  };
  new Visitor({
    ImportDeclaration({ source, specifiers, start, end }) {
      if (source.value !== "styled-components") return;
      imported = { start, end };
      if (specifiers.some(({ local }) => !known.has(local.name)))
        refuse(start, "A page takes nothing but styled, css and keyframes from styled-components");
    },
    FunctionDeclaration({ id }) {
      if (id) functions.add(id.name);
    },
    VariableDeclarator({ id, init }) {
      if (id.type === "Identifier" && init && isFunction.test(init.type)) functions.add(id.name);
    },
    CallExpression({ callee, start, end }) {
      if (!imported) return;
      if (isHelper(callee) || (callee.type === "CallExpression" && styledBy(callee, code)))
        refuse(start, "Styles are written as a template");
      if (
        callee.type !== "MemberExpression" ||
        callee.property.type !== "Identifier" ||
        !code.startsWith("styled", start)
      )
        return;
      if (callee.property.name === "attrs") refuse(start, "Attributes are written where an element is shown");
      if (callee.property.name === "withConfig" && !onlyId.test(code.slice(callee.end, end)))
        refuse(start, "An element takes no configuration");
    },
    TaggedTemplateExpression({ tag, quasi, start, end }) {
      const styled = styledBy(tag, code);
      if (!isHelper(tag) && !styled) return;
      for (const part of quasi.expressions)
        if (isFunction.test(part.type)) refuse(part.start, dependent);
        else if (part.type === "Identifier") names.push({ name: part.name, at: part.start });
      if (start < inside) return;
      inside = end;
      if (styled) tags.push({ start, end, ...styled });
      else helpers.push({ start, end });
    },
  }).visit(parseAst(code));
  // A function may be written below the style that calls it.
  for (const { name, at } of names) if (imported && functions.has(name)) refuse(at, dependent);
  return { imported, tags, helpers };
}

const known = new Set(["styled", "css", "keyframes"]);
const dependent = "A style depends on props";
const onlyId = /^\(\{\s*componentId: *["'`][^"'`]+["'`]\s*\}\)$/;
const isFunction = /^(?:ArrowFunction|Function)Expression$/;
const instead =
  "Styles are written when a site is built. Let them depend on an attribute, such as data-wide, or on a custom property in `style`.";

type Visits = NonNullable<ConstructorParameters<typeof Visitor>[0]>;
const isHelper = (tag: Tag): boolean => tag.type === "Identifier" && (tag.name === "css" || tag.name === "keyframes");

type Tag = Parameters<NonNullable<Visits["TaggedTemplateExpression"]>>[0]["tag"];

function styledBy(tag: Tag, code: string): Pick<StyledTag, "target" | "id"> | undefined {
  if (tag.type !== "CallExpression" || tag.callee.type !== "MemberExpression") return undefined;
  const { object, property } = tag.callee;
  if (property.type !== "Identifier" || property.name !== "withConfig") return undefined;
  const [, id] = /componentId: *["'`](.+?)["'`]/.exec(code.slice(property.end, tag.end)) ?? [];
  const [component] = object.type === "CallExpression" ? object.arguments : [];
  const target = component
    ? code.slice(component.start, component.end)
    : object.type === "MemberExpression" && object.property.type === "Identifier" && `"${object.property.name}"`;
  return id && target ? { id, target } : undefined;
}
