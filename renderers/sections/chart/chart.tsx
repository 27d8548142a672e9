import { styled } from "styled-components";
import type { SectionProps } from "../../contract.ts";
import { Chapter } from "../../ui/layout/chapter.tsx";
import { useDates, Way } from "../../ui/layout/way.tsx";
import { Copy, useIsFilled, usePlain } from "../../ui/text/copy.tsx";
import { FinePrint } from "../../ui/text/paragraphs.ts";
import { useAmount } from "../../ui/text/use-amount.ts";

/**
 * A curve from where the visitor is to the goal. Hides while one of its numbers or words is not known, and from whoever is
 * at the goal: there is no way to draw.
 */
export function Chart({ section, first, now }: SectionProps<"chart">) {
  const plain = usePlain();
  const isFilled = useIsFilled();
  const amountOf = useAmount();
  const { heading = "", over, basis, curve = "fast-first" } = section;
  const dates = useDates(now, over);
  const [from, to] = [amountOf(section.now.value), amountOf(section.goal.value)];
  const words = [section.now, section.goal].flatMap(({ label, text = "" }) => [label, text]);
  if (!from || !to || from.number === to.number || !dates || ![heading, basis, ...words].every(isFilled)) return null;
  const ends = {
    from: { label: plain(section.now.label), text: section.now.text ? plain(section.now.text) : from.text },
    to: { label: plain(section.goal.label), text: section.goal.text ? plain(section.goal.text) : to.text },
  };
  return (
    <Chapter heading={heading} first={first}>
      <Card>
        <Way
          {...ends}
          isRising={to.number >= from.number}
          curve={curve}
          dates={dates}
          alt={section.alt && plain(section.alt)}
        />
      </Card>
      <FinePrint>
        <Copy of={basis} />
      </FinePrint>
    </Chapter>
  );
}

const Card = styled.div`
  padding: clamp(16px, 4vw, 24px);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
`;
