import { styled } from "styled-components";
import type { LegalLink, PaymentTexts, StepActions } from "../../contract.ts";
import { Copy } from "../../ui/text/copy.tsx";
import { InlineLink } from "../../ui/text/inline-link.tsx";
import type { OpenPurchase } from "../purchase-machine.ts";
import { Lock } from "./card-marks.tsx";

/** Props of each provider's form. */
export type PaymentFormProps = Pick<StepActions, "loadCheckout"> &
  OpenPurchase & {
    readonly texts: PaymentTexts;
    /** Called once the session can no longer be paid. */
    readonly onExpire: () => void;
    /** The legal texts that the form links to. */
    readonly legal?: readonly LegalLink[] | undefined;
    /** What a buyer should know about the risk. */
    readonly risk?: string | undefined;
  };

/** What the buyer agrees to: today's charge, the next one, how often, and how to cancel. Read before paying. */
export const Terms = styled.p`
  margin: 0;
  line-height: 1.55;
  overflow-wrap: anywhere;
`;

/** What went wrong, set apart from the fields. Takes no room while empty, but stays on the page (see `announced`). */
export const Problem = styled.p`
  display: flex;
  gap: 12px;
  margin: 0;
  padding: 14px 16px;
  border: 1.5px solid var(--danger);
  border-radius: calc(var(--radius) * 0.75);
  background: color-mix(in srgb, var(--danger) 6%, var(--surface));
  line-height: 1.5;

  &::before {
    content: "!" / "";
    flex: none;
    width: 1.5rem;
    border-radius: 50%;
    background: var(--danger);
    color: var(--surface);
    font-weight: 800;
    text-align: center;
    align-self: flex-start;
    forced-color-adjust: none;
  }

  &:empty { position: absolute; padding: 0; border: 0; }

  &:empty::before { content: none; }
`;

/** Below the button: that the details are safe, the legal texts of a sale, and the risk. */
export function Assurances({ texts, legal = [], risk }: Pick<PaymentFormProps, "texts" | "legal" | "risk">) {
  const ofSale = legal.filter(({ purpose }) => purpose !== "imprint");
  return (
    <Small>
      <p>
        <Lock /> <Copy of={texts.secured} />
      </p>
      {risk && (
        <p>
          <Copy of={risk} />
        </p>
      )}
      {ofSale.length > 0 && (
        <ul>
          {ofSale.map(({ id, label }) => (
            <li key={id}>
              <InlineLink to={`legal:${id}`}>{label}</InlineLink>
            </li>
          ))}
        </ul>
      )}
    </Small>
  );
}

const Small = styled.div`
  display: grid;
  gap: 8px;
  color: color-mix(in srgb, var(--muted) 70%, var(--ink));
  font-size: 0.875rem;
  line-height: 1.5;
  text-align: center;
  overflow-wrap: anywhere;

  p { margin: 0; text-wrap: balance; }

  svg { margin-top: -3px; color: var(--success); }

  ul { display: flex; flex-wrap: wrap; justify-content: center; gap: 8px 10px; margin: 0; padding: 0; list-style: none; }

  /* The larger target around each link stays within its width: nothing in a dialog is wider than its place. */
  li button::after { inset-inline: 0; }
`;

/** Says that the payment form is loading. */
export function Waiting({ texts }: { readonly texts: PaymentTexts }) {
  return (
    <Line role="status">
      <Copy of={texts.loadingForm} />
    </Line>
  );
}

// About as high as the form, so that its dialog hardly grows.
const Line = styled.p`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 16px;
  min-height: min(360px, 50dvh);
  margin: 0;
  color: var(--muted);
  text-align: center;

  &::before {
    content: "";
    width: 36px;
    height: 36px;
    border: 3px solid var(--line);
    border-top-color: var(--accent);
    border-radius: 50%;
    @media (prefers-reduced-motion: no-preference) { animation: turn 900ms linear infinite; }
  }
`;
