import { useState } from "react";
import { styled } from "styled-components";
import { money, planMoney } from "../../engine/pricing/index.ts";
import type { Plan } from "../../schema/funnel.types.ts";
import type { TextsOf } from "../contract.ts";
import { useFunnel } from "../funnel-context.ts";
import { allParts } from "../pricing/index.ts";
import { quietButtonStyle } from "../ui/controls/quiet-button.tsx";
import { Card } from "../ui/layout/card.ts";
import { FactsList } from "../ui/layout/facts-list.ts";
import { usePlain } from "../ui/text/copy.tsx";
import type { Settlement } from "./use-settlement.ts";

type Props = {
  readonly settlement: Settlement;
  /** The plan that was bought, or is assumed to be. */
  readonly plan: Plan | undefined;
  readonly texts: TextsOf<"receipt">;
};

/**
 * What was bought, by whom, and the transaction id. An amount that only the address claims is shown only for a paid
 * order.
 */
export function ReceiptFacts({ settlement: { at, isPaid, arrival, settled }, plan, texts }: Props) {
  const { language } = useFunnel();
  const plain = usePlain();
  const isBought = isPaid || at === "ready";
  const amount = settled?.amount ?? arrival.amount ?? plan?.price;
  const currency = settled?.currency ?? plan?.currency;
  const transaction = settled?.transaction ?? arrival.session;
  const inMoney = (paid: number, currency: string) =>
    plan ? planMoney(paid, { ...plan, currency }, language) : money(paid, currency, language);
  const facts = {
    [texts.email]: settled?.email ?? arrival.email,
    [texts.plan]: isBought ? (settled?.plan ?? plan?.name) : undefined,
    [texts.amount]: isBought && amount !== undefined && currency ? inMoney(amount, currency) : undefined,
    [texts.parts]: isBought && plan?.parts && plain(allParts),
    [texts.allParts]: isBought && plan?.parts && plain("{plan.total}"),
    [texts.transaction]: transaction,
  };
  const known = Object.entries(facts).filter(([, value]) => value);
  if (at === "checking" || known.length === 0) return null;
  return (
    <Small>
      <FactsList>
        {known.map(([term, value]) => (
          <div key={term}>
            <dt>{plain(term)}</dt>
            <dd data-long={/^\S{33}/.test(`${value}`) || undefined}>{value}</dd>
          </div>
        ))}
      </FactsList>
      {isBought && transaction && <CopyButton text={transaction} texts={texts} />}
    </Small>
  );
}

type CopyProps = { readonly text: string } & Pick<Props, "texts">;

/** Copies a text, and says so. Where the browser cannot copy there is no button. */
function CopyButton({ text, texts }: CopyProps) {
  const plain = usePlain();
  const [isCopied, setIsCopied] = useState(false);
  if (!navigator.clipboard) return null;
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      // It stands there to be selected by hand.
      () => undefined,
    );
  };
  return (
    <Copier type="button" onClick={copy}>
      <span aria-live="polite">{plain(isCopied ? texts.copied : texts.copy)}</span>
    </Copier>
  );
}

// Smaller than what matters now, which stands above it.
const Small = styled(Card)`
  padding-block: clamp(8px, 2vw, 12px);
  font-size: 0.9375rem;
  line-height: 1.4;

  dl > div { align-items: baseline; padding-block: 10px; }

  /* An id is on one line of a phone. */
  dd[data-long] { margin-inline-start: 0; font-size: 0.75rem; font-weight: 400; text-align: start; }
`;

const Copier = styled.button`
  ${quietButtonStyle}
  min-height: 44px;
  margin-block: 6px 10px;
  padding: 4px 16px;
  border-radius: 99px;
  font-size: 0.875rem;

  @media print { display: none; }
`;
