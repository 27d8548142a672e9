import { fillAddress } from "../../../engine/copy/index.ts";
import type { AddressButton as Definition } from "../../../schema/funnel.types.ts";
import { type FunnelScope, useFunnel } from "../../funnel-context.ts";
import { Copy } from "../text/copy.tsx";
import { ButtonLink } from "./button.tsx";

type Props = { readonly of: Definition };

/** A button that leads out of the funnel. The check makes sure that its target is known. */
export function AddressButton({ of: { text, to } }: Props) {
  const { lookup } = useFunnel();
  return (
    <ButtonLink href={hrefOf(to, lookup)}>
      <Copy of={text} />
    </ButtonLink>
  );
}

/**
 * An address in a form that browsers accept: `app:/help` is a page of the product's app, `support` an e-mail to its
 * support.
 */
function hrefOf(to: string, lookup: FunnelScope["lookup"]): string {
  if (to === "support") return `mailto:${lookup("product.support")}`;
  return fillAddress(
    to.replace(/^app:/, () => lookup("product.app")?.replace(/\/$/, "") ?? ""),
    lookup,
  );
}
