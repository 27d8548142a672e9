import { styled } from "styled-components";
import { Copy, usePlain } from "../ui/text/copy.tsx";
import type { OfferCountdown as Definition, OfferTexts } from "./offer-parts.ts";
import { TimeLeft } from "./time-left.tsx";

type Props = {
  readonly countdown: Definition;
  readonly texts: OfferTexts;
  readonly leftMs: number;
};

/** The offer's countdown. Other effects of its end are decided elsewhere. */
export function OfferCountdown({ countdown, texts, leftMs }: Props) {
  const plain = usePlain();
  const isOver = leftMs === 0;
  if (isOver && countdown.onExpire === "hide") return null;
  return (
    <Strip data-over={isOver || undefined}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <circle cx="12" cy="13.5" r="7.5" />
        <path d="M12 9.5v4l2.5 2M9.5 2.5h5M12 2.5V6" />
      </svg>
      {isOver && countdown.expired ? (
        <span>
          <Copy of={countdown.expired} />
        </span>
      ) : (
        <>
          <span>
            <Copy of={isOver ? overTexts(texts)[countdown.onExpire] : countdown.text} />
          </span>
          <strong>
            <TimeLeft ms={leftMs} label={plain(texts.timeLeft)} />
          </strong>
        </>
      )}
    </Strip>
  );
}

/** What holds at zero, by what happens then. */
const overTexts = ({ priceStays, pricesAreBack }: OfferTexts) => ({
  nothing: priceStays,
  hide: "",
  "restore-price": pricesAreBack,
});

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-height: 40px;
  padding: 4px 16px;
  border: 1px solid color-mix(in srgb, var(--accent) 18%, var(--line));
  border-radius: calc(var(--radius) * 0.75);
  background: var(--accent-soft);
  color: var(--ink);
  font-weight: 600;
  line-height: 1.35;

  &[data-over] { border-color: color-mix(in srgb, var(--ink) 18%, var(--line)); background: var(--surface); }

  > span { text-wrap: balance; }

  /* On a phone it is a part of the header: the page below begins with what it says to its visitor. */
  @media (max-width: 767px) {
    margin: -12px -20px 0;
    padding-inline: 20px;
    border-width: 0 0 1px;
    border-radius: 0;
    font-size: 0.875rem;

    > span { flex: 1 1 7em; }

    > svg { display: none; }
  }

  /* Above a bonus it is a line: two boxes that count are one too many. */
  @media (min-width: 768px) { &:has(+ [data-stays]) { border-color: transparent; background: none; } }

  svg {
    flex: none;
    fill: none;
    stroke: currentcolor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  strong { font: 800 1.125rem/1.35 var(--heading-font, var(--font)); }

  &:not([data-over]) strong { color: var(--accent); }
`;
