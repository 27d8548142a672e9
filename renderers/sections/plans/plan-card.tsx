import { styled } from "styled-components";
import { planValue } from "../../../engine/copy/index.ts";
import { numberFormat } from "../../../engine/fields/index.ts";
import {
  dailyMoney,
  firstPeriod,
  inAll,
  periodIn,
  planMoney,
  type SoldPlan,
  savedShare,
} from "../../../engine/pricing/index.ts";
import { useFunnel } from "../../funnel-context.ts";
import { choiceMark } from "../../ui/layout/choices.ts";
import { Copy } from "../../ui/text/copy.tsx";
import { Unseen } from "../../ui/text/unseen.ts";

type Props = {
  readonly id: string;
  readonly plan: SoldPlan;
  readonly picked: boolean;
  /** Whether it has the label of the suggestion. */
  readonly isMarked: boolean;
  readonly perDayLabel: string;
  readonly originalPriceLabel: string;
  readonly savesLabel: string;
  readonly popularLabel: string;
  /** Whether its hint has a row of its own, as one of several words would be a narrow column beside the price. */
  readonly hintBelow: boolean;
  readonly onPick: () => void;
};

/**
 * One plan: its name, today's charge and what it saves, and the price per day, if it has one. One that is free at first
 * says for how long, and what it costs then: all such plans cost nothing today, so nobody could tell them apart by that.
 * One that is sold out says so in place of its price, and cannot be picked.
 * One of the same price again and again says how often, which otherwise only stands below: €24.90 every month.
 * One that is paid in parts says what all of them cost, as the price of one beside that of another plan would look cheap.
 */
export function PlanCard(props: Props) {
  const { id, plan, picked, isMarked, perDayLabel, originalPriceLabel, savesLabel, popularLabel, hintBelow, onPick } =
    props;
  const words = useFunnel();
  const { language } = words;
  const inMoney = (amount: number) => planMoney(amount, plan, language);
  const said = (...names: readonly string[]) => names.map((name) => planValue(plan, `plan.${name}`, words)).join(" ");
  const saved = savedShare(plan);
  const later = plan.price === 0 ? plan.renews : undefined;
  const daily = later ? undefined : dailyMoney(plan, language);
  const price = inMoney(inAll(plan));
  const { renews } = plan;
  const isSteady = renews?.price === plan.price && firstPeriod({ ...plan, renews }) === renews.every;
  const hint = plan.hint && <span data-hint={hintBelow ? "below" : "beside"}>{plan.hint}</span>;
  return (
    <Card data-popular={isMarked || undefined}>
      {isMarked && (
        <em>
          <span data-seal>
            <Copy of={popularLabel} />
          </span>
        </em>
      )}
      <input type="radio" name="plan" value={id} checked={picked} disabled={!!plan.soldOut} onChange={onPick} />
      <span>
        <b>{plan.name}</b>
        {!hintBelow && hint}
        {saved > 0 && (
          <>
            {" "}
            <i>
              <Copy of={savesLabel} /> {numberFormat(language, { style: "percent" }).format(saved)}
            </i>{" "}
          </>
        )}
        <span>
          {plan.originalPrice !== undefined && (
            <>
              <Unseen>
                <Copy of={originalPriceLabel} />
              </Unseen>{" "}
              <s>{inMoney(inAll({ ...plan, price: plan.originalPrice }))}</s>
            </>
          )}{" "}
          {daily !== undefined && <strong>{price}</strong>}
          {later && said("renews.price", "renews.every")}
        </span>
        {plan.parts && <span>{said("parts", "parts.every")}</span>}
      </span>
      <small>
        {plan.soldOut ?? (
          <>
            <b>{daily ?? price}</b> {daily !== undefined && <Copy of={perDayLabel} />}
            {later && periodIn(firstPeriod({ ...plan, renews: later }), language)}
            {isSteady && daily === undefined && !later && said("renews.every")}
          </>
        )}
      </small>
      {hintBelow && hint}
    </Card>
  );
}

const Card = styled.label`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 12px;
  min-height: 76px;
  padding: 12px 14px;
  border: 1.5px solid var(--control);
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: var(--lift);
  line-height: 1.4;
  cursor: pointer;

  @media (prefers-reduced-motion: no-preference) {
    transition:
      border-color 120ms ease,
      background-color 120ms ease,
      box-shadow 120ms ease,
      transform 120ms ease;

    &:active { transform: translateY(2px); }

    /* The dot of the one that is picked springs open. */
    input { transition: border-width 200ms cubic-bezier(0.3, 1.7, 0.6, 1); }
  }

  &[data-popular="true"] { --top: 20px; margin-top: max(12px, 0.75rem); padding-top: var(--top); border-color: color-mix(in srgb, var(--accent) 60%, var(--control)); }

  @media (hover: hover) {
    &:hover { border-color: var(--accent); }

    &:hover:not(:active, :has(:checked)) { background: color-mix(in srgb, var(--accent-soft) 40%, var(--surface)); }
  }

  &:active { background: var(--accent-soft); box-shadow: none; }

  &:has(:checked) {
    border-color: var(--accent);
    background: var(--accent-soft);
    box-shadow:
      inset 0 0 0 1px var(--accent),
      0 2px var(--accent);
  }

  &:has(:focus-visible) { outline: 3px solid var(--accent); outline-offset: 3px; }

  input {
    ${choiceMark}
    border-radius: 50%;
  }

  input:checked { border: 7px solid var(--accent); }

  &:has(:disabled) { border-style: dashed; box-shadow: none; cursor: not-allowed; input { opacity: 0.4; } }

  /* One that is alone has no other to be picked instead. */
  &:only-child { padding-inline: 20px; cursor: auto; input { position: absolute; opacity: 0; } > em { margin-inline-start: -6px; } [data-hint="below"] { padding: 0; } }

  /* From edge to edge of a large screen, its price would be far from its name. */
  @media (min-width: 768px) { &:only-child { width: min(100%, 520px); margin-inline: auto; } }

  /* Where the name, or its longest word, does not fit beside the price, the price goes below it. */
  input + span { flex: 1 1 min-content; min-width: 0; overflow-wrap: break-word; text-wrap: balance; }

  input + span > b { display: block; min-width: min(var(--name), 100vw - 72px); }

  [data-hint] { display: block; color: color-mix(in srgb, var(--muted) 60%, var(--ink)); font-size: 0.9375rem; }

  /* Below the words of the name, behind the mark. */
  [data-hint="below"] { flex: 1 0 100%; min-width: 0; margin-top: -4px; padding-inline-start: 36px; overflow-wrap: break-word; text-wrap: pretty; }

  /* What it was and what it is are read together. */
  input + span > span:has(s) { display: inline-block; max-width: 100%; }

  input + span > span + span { display: block; }

  /* Rides on the card's edge, like a seal: by 55 % of one line. Further lines push down what stands on the card. */
  > em {
    flex: none;
    width: 100%;
    margin-block: calc(-0.6703rem - 2.2px - var(--top)) 3.4px;
    overflow-wrap: break-word;
    text-wrap: balance;
  }

  [data-seal] {
    display: block;
    width: fit-content;
    max-width: 100%;
    padding: 2px 12px;
    border-radius: 0.875rem;
    background: var(--accent);
    color: var(--on-accent);
    font: 700 0.8125rem/1.5 var(--font);
    forced-color-adjust: none;
  }

  b { font-size: 1.0625rem; }

  i {
    display: inline-block;
    margin-inline-end: 4px;
    padding: 0 7px;
    border-radius: 6px;
    background: color-mix(in srgb, var(--success) 14%, var(--surface));
    color: color-mix(in srgb, var(--success) 80%, var(--ink));
    font: 700 0.8125rem/1.5 var(--font);
    white-space: nowrap;
  }

  /* On the card that is picked, the faint ground would be that of the card. */
  &:has(:checked) i { background: color-mix(in srgb, var(--success) 80%, var(--ink)); color: var(--surface); forced-color-adjust: none; }

  s { color: color-mix(in srgb, var(--muted) 60%, var(--ink)); }

  small { min-width: 4.25rem; margin-inline-start: auto; text-align: end; line-height: 1.25; font-size: 0.875rem; color: color-mix(in srgb, var(--muted) 60%, var(--ink)); }

  small b { display: block; color: var(--ink); font: 800 1.5rem/1.2 var(--heading-font, var(--font)); letter-spacing: -0.02em; font-variant-numeric: tabular-nums; }

  /* Side by side: what a day costs stands largest, at the same height on each card. */
  @media (min-width: 768px) {
    [data-beside] > & {
      flex-direction: column;
      flex-wrap: nowrap;
      justify-content: space-between;
      gap: 10px;
      text-align: center;

      &, &[data-popular="true"] { --top: 24px; margin-top: max(8px, 0.5rem); padding: var(--top) 14px 20px; }

      input + span { flex: 1 0 auto; max-width: 100%; }

      input + span > b { min-width: 0; }

      > em { margin-inline: 0; }

      [data-seal] { margin-inline: auto; }

      small { margin: 0; text-align: center; }

      small b { font-size: 2rem; line-height: 1.15; }

      /* Right below the name, and above the price. */
      > [data-hint] { flex: 1 0 auto; max-width: 100%; margin: -6px 0 0; padding: 0; text-wrap: balance; }

      > span:has(~ [data-hint]) { flex: none; }

      > small:has(+ [data-hint]) { order: 1; }

      input + span > :is(i, span) { display: block; width: fit-content; margin: 4px auto 0; }
    }
  }
`;
