import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { fixedStyle } from "./fixed-style.ts";

type Part = ComponentType<{ readonly as: string }>;

const parts: Part[] = [];

/** Remembers a styled element of a page, while a site is built. The build puts it around each of them. */
export function styledPart<Given extends object>(part: Given, place: string): Given {
  parts.push(fixedStyle(part, place) as Part);
  return part;
}

/** Each of them alone, as an element that shows nothing else, in the order in which their rules count. */
export const drawParts = (): readonly DrawnPart[] =>
  parts.map((part) => {
    const sheet = new ServerStyleSheet();
    const markup = renderToStaticMarkup(sheet.collectStyles(createElement(part, { as: "i" })));
    return { markup, styles: sheet.getStyleTags() };
  });

/** An element, and the style sheet that it needs. */
export type DrawnPart = { readonly markup: string; readonly styles: string };
