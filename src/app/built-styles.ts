import { createElement, type ElementType, type ReactNode } from "react";

/**
 * Stands in for styled-components in the code of a built page. The build has written all styles, so that of a styled
 * element its class names are left, and the rules of these names, for pages that did not come with them.
 *
 * @param target what is styled: the name of an element, or a component
 * @param classes its class names, apart by spaces, with those of the target
 * @param rules a rule in each line, without those of the target
 */
export function styled(target: ElementType | Styled, classes: string, rules: string): Styled {
  const tag = typeof target === "function" && "tag" in target ? target.tag : target;
  waiting += rules;
  const part = ({ as: element = tag, className, ...props }: Props) => {
    if (waiting) addRules();
    return createElement(element, {
      ...props,
      className: (className ? `${classes} ${className}` : classes) || undefined,
    });
  };
  return Object.assign(part, { tag });
}

type Props = { readonly as?: ElementType; readonly className?: string; readonly [prop: string]: unknown };
type Styled = ((props: Props) => ReactNode) & { readonly tag: ElementType };

/** Rules of modules that have been loaded since the last were added, in the order in which they count. */
let waiting = "";
let sheet: CSSStyleSheet | null | undefined;

/**
 * Adds the rules that wait, one by one: the page's policy allows no other way. The rules that the page came with end as the
 * first ones are added. These are the same ones and more, in one order, and a rule that is there twice costs time with
 * each change of the page.
 */
function addRules() {
  sheet ??= document.head.appendChild(document.createElement("style")).sheet;
  for (const rule of waiting.trim().split("\n"))
    try {
      sheet?.insertRule(rule, sheet.cssRules.length);
    } catch {
      // The browser does not know its selector, which is that of another one.
    }
  waiting = "";
  document.querySelector("style[data-styled]")?.remove();
}
