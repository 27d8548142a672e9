import { createElement, Fragment, type ReactNode } from "react";
import { fillCopy, type Lookup } from "../../engine/text/placeholders.ts";
import { type Inline, parseInline } from "../../engine/text/rich-text.ts";
import { useFunnel } from "../funnel-context.ts";
import { InlineLink } from "./inline-link.tsx";
import { SampleLabel } from "./sample-label.tsx";
import { useSampleNames } from "./use-sample-names.ts";

/**
 * Copy of the definition: markup as elements, placeholders filled.
 * The author's markup is read before the values go in, so that nothing a visitor typed is ever read as markup.
 */
export function Copy({ of }: { readonly of: string }) {
  const { lookup } = useFunnel();
  const samples = useSampleNames();
  return (
    <>
      {nodes(parseInline(of), lookup)}
      {samples(of).length > 0 && (
        <>
          {" "}
          <SampleLabel />
        </>
      )}
    </>
  );
}

/** The parts of a copy never change places, so they go in as separate children that need no keys. */
const nodes = (parts: readonly Inline[], lookup: Lookup): ReactNode =>
  createElement(Fragment, null, ...parts.map((part) => node(part, lookup)));

function node(part: Inline, lookup: Lookup): ReactNode {
  if (part.kind === "text") return fillCopy(part.text, lookup);
  const children = nodes(part.children, lookup);
  if (part.kind === "link") return <InlineLink to={target(part.to, lookup)}>{children}</InlineLink>;
  return part.kind === "strong" ? <strong>{children}</strong> : <em>{children}</em>;
}

/** A value may fill a part of an address, never lead it elsewhere. */
const target = (to: string, lookup: Lookup) =>
  fillCopy(to, (name) => {
    const value = lookup(name);
    return value === undefined ? undefined : encodeURIComponent(value).replaceAll("%40", "@");
  });
