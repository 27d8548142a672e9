import { styled } from "styled-components";
import type { PaymentTexts } from "../../contract.ts";
import { quietButtonStyle } from "../../ui/controls/quiet-button.tsx";
import { Copy } from "../../ui/text/copy.tsx";

type Props = { readonly texts: PaymentTexts; readonly onPick: (number: string) => void };

/**
 * The test form's cards, those of Stripe's test mode (docs.stripe.com/testing), each with a button that fills it in.
 */
export function TestCards({ texts, onPick }: Props) {
  return (
    <section>
      <Title>
        <Copy of={texts.testCards} />
      </Title>
      <List>
        {cards.map(([number, does]) => (
          <li key={number}>
            <Pick type="button" onClick={() => onPick(number)}>
              <b dir="ltr">{number}</b>
              <span>
                <Copy of={texts[does]} />
              </span>
            </Pick>
          </li>
        ))}
      </List>
    </section>
  );
}

const cards = [
  ["4242 4242 4242 4242", "testPaid"],
  ["4000 0000 0000 0002", "testDeclined"],
  ["4000 0025 0000 3155", "testAuthentication"],
  ["4000 0000 0000 9995", "testInsufficientFunds"],
] as const;

const Title = styled.h2`
  margin: 0 0 8px;
  font: 600 1rem/1.4 var(--font);
`;

const List = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Pick = styled.button`
  ${quietButtonStyle}
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 12px;
  width: 100%;
  min-height: 44px;
  padding: 8px 16px;
  font-weight: 400;
  font-variant-numeric: tabular-nums;
  text-align: start;
`;
