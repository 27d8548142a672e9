import { Children, Fragment, type ReactNode } from "react";
import { fillCopy, type Lookup } from "../../engine/text/placeholders.ts";
import { type Inline, parseInline } from "../../engine/text/rich-text.ts";
import { useFunnel } from "../funnel-context.ts";
import { InlineLink } from "./inline-link.tsx";
import { SampleLabel } from "./sample-label.tsx";
import { sampleNames } from "./sample-names.ts";

/**
 * Copy of the definition: markup as elements, placeholders filled.
 * The author's markup is read before the values go in, so that nothing a visitor typed is ever read as markup.
 */
export function Copy({ of }: { readonly of: string }) {
  const scope = useFunnel();
  return (
    <>
      {nodes(parseInline(of), scope.lookup)}
      {sampleNames(of, scope).length > 0 && (
        <>
          {" "}
          <SampleLabel />
        </>
      )}
    </>
  );
}

const nodes = (parts: readonly Inline[], lookup: Lookup): ReactNode =>
  Children.toArray(parts.map((part) => node(part, lookup)));

function node(part: Inline, lookup: Lookup): ReactNode {
  if (part.kind === "text") return <Fragment>{fillCopy(part.text, lookup)}</Fragment>;
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
