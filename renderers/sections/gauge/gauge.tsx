import { css, styled } from "styled-components";
import { numberFormat } from "../../../engine/fields/index.ts";
import type { SectionProps } from "../../contract.ts";
import { useFunnel } from "../../funnel-context.ts";
import { Chapter } from "../../ui/layout/chapter.tsx";
import { tones } from "../../ui/layout/tones.ts";
import { Copy, useIsFilled, usePlain } from "../../ui/text/copy.tsx";
import { longestWord } from "../../ui/text/longest-word.ts";
import { FinePrint } from "../../ui/text/paragraphs.ts";
import { useAmount } from "../../ui/text/use-amount.ts";
import { onScale } from "../on-scale.ts";
import { Arc } from "./arc.tsx";

/** A number on its scale, as an arc that is filled so far. Hides while the number, or a word beside it, is not known. */
export function Gauge({ section, first }: SectionProps<"gauge">) {
  const { language } = useFunnel();
  const plain = usePlain();
  const isFilled = useIsFilled();
  const amount = useAmount()(section.value);
  const { heading = "", label, min = 0, max, bands = [], text, note, joined = false } = section;
  const words = [heading, label, text ?? "", note ?? "", ...bands.map((band) => band.label)];
  if (!amount || !words.every(isFilled)) return null;
  const { value, band, share } = onScale(amount.number, section);
  // Points are counted: the last of a part stands within it, and not on its border.
  const half = Number.isInteger(value) && isPoints(section.value) ? 0.5 : 0;
  const endOf = (upTo: number | undefined) => (upTo === undefined ? 1 : Math.min(1, share(upTo + half)));
  const number = numberFormat(language, { maximumFractionDigits: 2 });
  const said = [amount.text, ...(band ? [plain(band.label)] : [])].join(", ");
  return (
    <Chapter heading={heading} first={first}>
      <Card data-card data-joined={joined || undefined}>
        <Dial
          role="meter"
          aria-label={plain(label)}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={said}
        >
          <Arc at={share(value)} parts={bands.map(({ upTo, tone }) => ({ to: endOf(upTo), tone }))} />
          <Reading>
            <strong data-long={amount.text.length > 5 || undefined}>{amount.text}</strong>
            <span>
              <Copy of={label} />
            </span>
          </Reading>
          <Ends>
            <span>{number.format(min)}</span>
            <span>{number.format(max)}</span>
          </Ends>
        </Dial>
        {bands.length > 0 && (
          <Bands data-few={!joined && fitsBeside(bands.map((each) => plain(each.label)))}>
            {bands.map((each) => (
              <li key={each.label} data-here={each === band ? "" : undefined} data-tone={each.tone}>
                <Copy of={each.label} />
              </li>
            ))}
          </Bands>
        )}
        {text && (
          <p>
            <Copy of={text} />
          </p>
        )}
        {note && joined && (
          <small>
            <Copy of={note} />
          </small>
        )}
      </Card>
      {note && !joined && (
        <FinePrint>
          <Copy of={note} />
        </FinePrint>
      )}
    </Chapter>
  );
}

const isPoints = (value: number | string) => /^\{score\./.test(String(value));

/**
 * Whether labels have room side by side on the narrowest phone: six such as A1, or three in columns of one width if no word is
 * longer than nine letters, or each as wide as its longest word if these have 24 letters together. A word of 14 letters needs a
 * row for itself once letters are twice as large.
 */
function fitsBeside(labels: readonly string[]): boolean {
  if (labels.length > 3) return labels.length < 7 && labels.every(({ length }) => length < 3);
  const letters = labels.map((label) => longestWord([label]));
  const longest = Math.max(...letters);
  return longest < 10 || (longest < 14 && letters.reduce((sum, each) => sum + each) <= 24);
}

/** The colour of a part before its word. */
const dot = css`
  display: inline-block;
  width: 0.625em;
  height: 0.625em;
  margin: 0;
  margin-inline-end: 0.5em;
`;

/** The arc beside what it means. */
const besideWords = css`
  grid-template-columns: clamp(96px, 36%, 220px) minmax(0, 1fr);
  align-items: center;
  gap: 4px clamp(14px, 3vw, 28px);
  padding: 12px clamp(14px, 4vw, 28px);
  text-align: start;

  > :first-child { grid-row: 1 / span 3; width: 100%; }

  > :not(:first-child) { grid-column: 2; justify-self: start; }

  > small:last-child { grid-column: 1 / -1; margin-top: 4px; }

  /* Without bands beside it, the text stands amid the height of the arc. */
  &:not(:has(> ul)) > :first-child { grid-row: 1; }

  > p { font-size: 0.9375rem; line-height: 1.4; }

  ul { place-content: start; align-items: start; }

  @media (max-width: 767px) {
    > :first-child { font-size: 0.875rem; }

    > p { font-size: 0.875rem; }
  }
`;

const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: 16px;
  padding: clamp(20px, 4vw, 28px);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  text-align: center;

  > p { margin: 0; line-height: 1.55; text-wrap: balance; }

  > small { color: var(--muted); font-size: 0.8125rem; line-height: 1.45; }

  &[data-joined] { ${besideWords} }

  /* So it is in columns that are one below the other: four scales of a test are seen as one result, and not scrolled past. Very
     large letters need the whole width. */
  @media (min-width: 17em) and (max-width: 39.98em) {
    [data-sections] [data-sections] > section > &:has(> ul, > p) {
      ${besideWords}
      grid-template-columns: clamp(96px, 33%, 220px) minmax(0, 1fr);

      ul { flex-direction: column; gap: 2px; width: auto; }

      ul > li { flex: none; padding: 1px 10px; }

      ul > [data-tone]::before { ${dot} }

      /* Its words begin where those in the frames do. */
      ul + p { padding-inline-start: 11px; }
    }
  }
`;

const Dial = styled.div`
  position: relative;
  width: min(100%, 264px);

  :dir(rtl) > & svg { transform: scaleX(-1); }
`;

/** The arc is small there, and its ends stand beside what it reads. */
const ofSmallArc = css`
  inset: auto 10% 1.125rem;
  line-height: 1.1;

  strong { font-size: calc(var(--fit, 1) * clamp(1.375rem, 0.9rem + 2vw, 2.75rem)); }

  span { font-size: 0.75rem; }
`;

const Reading = styled.span`
  position: absolute;
  inset: auto 10% 1.25rem;
  text-align: center;
  display: grid;
  line-height: 1.25;

  strong {
    font: 800 calc(var(--fit, 1) * clamp(2rem, 1.5rem + 2.4vw, 2.75rem))/1.1 var(--heading-font, var(--font));
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }

  /* The arc leaves room for five digits. */
  [data-long] { --fit: 0.6; }

  span { color: color-mix(in srgb, var(--muted) 60%, var(--ink)); font-size: min(0.9375rem, 7vw); overflow-wrap: anywhere; }

  [data-joined] & { ${ofSmallArc} }

  @media (min-width: 17em) and (max-width: 39.98em) {
    [data-sections] [data-sections] > section > :has(> ul, > p) > * > & { ${ofSmallArc} }
  }
`;

const Ends = styled.span`
  display: flex;
  justify-content: space-between;
  color: var(--muted);
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;

  > span { min-width: 15%; }
`;

const Bands = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 6px 4px;
  margin: 0;
  padding: 0;
  color: var(--muted);
  font-size: 0.9375rem;
  list-style: none;

  li {
    min-width: 0;
    padding: 2px 12px;
    border: 1px solid transparent;
    border-radius: 16px;
    overflow-wrap: anywhere;
  }

  /* Few short ones are side by side, none narrower than its longest word. On a phone others are one below the other rather
     than some beside others: their order is that of the arc. */
  &[data-few="true"] { align-items: center; width: 100%; line-height: 1.3; @media (min-width: 768px) { flex-wrap: nowrap; } }

  /* In a column there is less room than on a phone, and none to spare beside the words. */
  &[data-few="true"] > li { min-width: min-content; padding: 5px clamp(3px, (100% - 13em) * 0.2, 12px); overflow-wrap: break-word; text-wrap: balance; }

  [data-sections] [data-sections] &[data-few="true"] { justify-content: space-around; }

  @media (max-width: 767px) {
    &:not([data-few="true"]) { flex-direction: column; align-items: center; }

    &:has([data-tone]):not([data-few="true"]) { align-items: start; }

    &[data-few="true"] { width: 100%; font-size: 0.875rem; }

    &[data-few="true"] > li { flex: 1 1 max(14%, min(100%, calc((17em - 100%) * 999))); min-width: min-content; padding: 6px clamp(4px, 8vw - 22px, 10px); overflow-wrap: break-word; }
  }

  @media (forced-colors: active) {
    li:not([data-here]) { border-color: Canvas; }
  }

  [data-here] { border-color: var(--tone, var(--accent)); background: var(--accent-soft); color: var(--ink); font-weight: 600; }

  ${tones}

  /* Which part of the arc it names: a dot before the word, or, where words are side by side, a stroke above it. */
  [data-tone]::before { content: ""; ${dot} border-radius: 1em; background: var(--tone); forced-color-adjust: none; }

  &[data-few="true"] > [data-tone]::before { display: block; width: 1.5em; height: 0.25em; margin: 0.125em auto 0.375em; }

  [data-tone][data-here] { background: color-mix(in srgb, var(--tone) 14%, var(--surface)); }
`;
