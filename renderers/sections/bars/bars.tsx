import { styled } from "styled-components";
import type { SectionProps } from "../../contract.ts";
import { Chapter } from "../../ui/layout/chapter.tsx";
import { tones } from "../../ui/layout/tones.ts";
import { Copy, useIsFilled } from "../../ui/text/copy.tsx";
import { FinePrint } from "../../ui/text/paragraphs.ts";
import { useAmount } from "../../ui/text/use-amount.ts";
import { Row } from "./row.tsx";

/** Several numbers on their scales, one below the other. A row without its number or its words is not shown. */
export function Bars({ section, first }: SectionProps<"bars">) {
  const isFilled = useIsFilled();
  const amountOf = useAmount();
  const { heading, note } = section;
  const rows = section.rows.flatMap((row) => {
    const amount = amountOf(row.value);
    const words = [row.label, row.low, row.high, row.text, ...(row.bands ?? []).map(({ label }) => label)];
    return amount && words.every((word) => word === undefined || isFilled(word)) ? [{ row, amount }] : [];
  });
  if (rows.length === 0 || ![heading ?? "", note ?? ""].every(isFilled)) return null;
  return (
    <Chapter heading={heading} first={first}>
      <Card data-card>
        {rows.map(({ row, amount }) => (
          <Row key={row.label} row={row} amount={amount} />
        ))}
      </Card>
      {note && (
        <FinePrint>
          <Copy of={note} />
        </FinePrint>
      )}
    </Chapter>
  );
}

const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(18px, 3vw, 24px);
  padding: clamp(16px, 4vw, 28px);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);

  ${tones}
`;
