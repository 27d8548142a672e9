import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";

type Part = ComponentType<{ readonly as: string }>;

const parts: Part[] = [];

/**
 * Remembers a styled element of a page, while a site is built. The build puts it around each of them.
 *
 * @throws if its style is left to the browser, by a function that its module has imported: the code alone does not tell
 * that from a number or an element
 */
export function styledPart<Given>(part: Given): Given {
  const left = functionIn(part);
  if (left !== undefined)
    throw new Error(`A style depends on props, by a function from another file: ${left}
Styles are written when a site is built. Let them depend on an attribute, such as data-wide, or on a custom property in \`style\`.`);
  parts.push(part as Part);
  return part;
}

/** The code of a function among the rules that styled-components keeps of an element. */
function functionIn(part: unknown): string | undefined {
  const [style] = valuesOf(part, "componentStyle");
  const [rules] = valuesOf(style, "rules");
  const found = Array.isArray(rules) ? rules.find((rule) => typeof rule === "function") : undefined;
  return found === undefined ? undefined : String(found);
}

const valuesOf = (of: unknown, key: string): readonly unknown[] =>
  typeof of === "object" && of !== null && key in of ? [Reflect.get(of, key)] : [];

/** Each of them alone, as an element that shows nothing else, in the order in which their rules count. */
export const drawParts = (): readonly DrawnPart[] =>
  parts.map((part) => {
    const sheet = new ServerStyleSheet();
    const markup = renderToStaticMarkup(sheet.collectStyles(createElement(part, { as: "i" })));
    return { markup, styles: sheet.getStyleTags() };
  });

/** An element, and the style sheet that it needs. */
export type DrawnPart = { readonly markup: string; readonly styles: string };
