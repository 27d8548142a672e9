import { createElement, Fragment, type ReactNode } from "react";
import {
  fillAddress,
  fillCopy,
  type Inline,
  type Lookup,
  namesIn,
  parseInline,
  plainText,
} from "../../../engine/copy/index.ts";
import { useFunnel } from "../../funnel-context.ts";
import { InlineLink } from "./inline-link.tsx";
import { SampleLabel, useHasSample } from "./sample-label.tsx";

type Props = {
  readonly of: string;
  /** How to render its plain text; unchanged by default. */
  readonly show?: Show;
};

type Show = (text: string) => ReactNode;

/**
 * Copy of the definition: markup as elements, placeholders filled. The text of the visitor's outcome is copy as well.
 * Markup is parsed before values are filled in, so that visitor input is never read as markup.
 */
export function Copy({ of, show = String }: Props) {
  const { lookup, outcome } = useFunnel();
  const hasSample = useHasSample();
  // No line ends between a number and its unit, or a day and its month: "8 weeks", "18 January 2027", "January 18, 2027".
  const tied: Lookup = (...named) =>
    lookup(...named)?.replace(/^([\d.,]+|\p{L}+(?= \d+,)) (?=[\p{L}\d]+,? ?\d*$)/u, "$1\u00a0");
  // An outcome cannot contain itself.
  const said = outcome?.text && outcome.text !== of && <Copy of={outcome.text} show={show} />;
  const filled: Show = (text) =>
    inPlaces(text.split(outcomeText).map((part, at) => (at % 2 ? said || part : show(fillCopy(part, tied)))));
  return (
    <>
      {nodes(parseInline(of), lookup, filled)}
      {hasSample(of) && (
        <>
          {" "}
          <SampleLabel />
        </>
      )}
    </>
  );
}

/** The placeholder for an outcome's text; its fallback, if any, separates the text around it. */
const outcomeText = /\{outcome\.text(?:\|([^{}]*))?\}/;

/** The parts of a copy never change places, so they are separate children that need no keys. */
const inPlaces = (parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts);

const nodes = (parts: readonly Inline[], lookup: Lookup, filled: Show): ReactNode =>
  inPlaces(parts.map((part) => node(part, lookup, filled)));

function node(part: Inline, lookup: Lookup, filled: Show): ReactNode {
  if (part.kind === "text") return filled(part.text);
  const children = nodes(part.children, lookup, filled);
  if (part.kind === "link") return <InlineLink to={fillAddress(part.to, lookup)}>{children}</InlineLink>;
  if (part.kind === "kept") return <span data-kept>{children}</span>;
  if (part.kind === "em") return <em>{children}</em>;
  // A short answer or name, which a title keeps in one line where it can.
  return <strong data-filled={part.filled}>{children}</strong>;
}

/** Returns a function that says whether every placeholder of a copy has a value, ignoring fallbacks. */
export function useIsFilled(): (copy: string) => boolean {
  const { lookup } = useFunnel();
  return (copy) => namesIn(copy).every((name) => lookup(name) !== undefined);
}

/**
 * Returns a function that turns copy into plain text for attributes and labels: without markup, with placeholders
 * filled.
 */
export function usePlain(): (copy: string) => string {
  const { lookup } = useFunnel();
  return (copy) => fillCopy(plainText(parseInline(copy)), lookup);
}
