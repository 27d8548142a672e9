import { styled } from "styled-components";
import { orderOf, partsOf, planMoney, takesExtras } from "../../../engine/pricing/index.ts";
import type { SectionProps } from "../../contract.ts";
import { useFunnel } from "../../funnel-context.ts";
import { tickShape } from "../../ui/controls/tick-shape.ts";
import { ChoiceList, Choices, choiceMark } from "../../ui/layout/choices.ts";
import { Copy } from "../../ui/text/copy.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Unseen } from "../../ui/text/unseen.ts";

/**
 * What can be added to the picked plan, and what all of it costs today. No box is ticked before its buyer has ticked it: the
 * law forbids it (Directive 2011/83/EU, Art. 22).
 */
export function Extras({ section, first, plans, plan: picked = "", onPlan }: SectionProps<"extras">) {
  const { language } = useFunnel();
  const { plan, extras: ticked } = partsOf(picked);
  // For a visitor to whom the page offers no plan, or none that is left, or who pays in parts, there is nothing to add to.
  if (!plan || !takesExtras(plans[plan] ?? {}) || plans[plan]?.soldOut) return null;
  const tick = (id: string, isTicked: boolean) =>
    onPlan(
      orderOf(
        plan,
        section.extras.filter((each) => (each === id ? isTicked : ticked.includes(each))),
      ),
    );
  const isBelow = section.extras.some((id) => plans[id]?.originalPrice !== undefined);
  return (
    <Choices aria-labelledby="extras-heading">
      <Heading id="extras-heading" level={first ? 1 : 2}>
        <Copy of={section.heading} />
      </Heading>
      <ChoiceList data-below={isBelow || undefined}>
        {section.extras.map((id) => {
          const extra = plans[id];
          if (!extra) return null;
          const { name, hint, price, originalPrice, soldOut } = extra;
          return (
            <Row key={id}>
              <input
                type="checkbox"
                value={id}
                checked={ticked.includes(id)}
                disabled={!!soldOut}
                onChange={({ target }) => tick(id, target.checked)}
              />
              <span>
                <b>{name}</b>
                {hint && <span>{hint}</span>}
              </span>{" "}
              <small>
                {originalPrice !== undefined && (
                  <>
                    <Unseen>
                      <Copy of={section.originalPrice ?? ""} />
                    </Unseen>{" "}
                    <s>{planMoney(originalPrice, extra, language)}</s>{" "}
                  </>
                )}
                <b>{soldOut ?? planMoney(price, extra, language)}</b>
              </small>
            </Row>
          );
        })}
      </ChoiceList>
      <Total aria-live="polite" aria-atomic>
        <Copy of={section.sum ?? ""} />
      </Total>
    </Choices>
  );
}

// Quieter than a plan, whose edge is a line: nobody has to add anything.
const Row = styled.label`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-height: 60px;
  padding: 10px 14px;
  border: 1.5px dashed var(--control);
  border-radius: var(--radius);
  background: var(--surface);
  line-height: 1.4;
  cursor: pointer;

  @media (hover: hover) { &:hover { border-color: var(--accent); } }

  &:active { background: var(--accent-soft); }

  &:has(:checked) { border-style: solid; border-color: var(--accent); background: var(--accent-soft); }

  &:has(:focus-visible) { outline: 3px solid var(--accent); outline-offset: 3px; }

  input {
    ${choiceMark}
    border-radius: min(6px, calc(var(--radius) / 2));
    forced-color-adjust: none;
  }

  input:checked { border-color: var(--accent); background: var(--accent); }

  input:checked::after { content: ""; display: block; height: 100%; background: var(--on-accent); clip-path: ${tickShape}; }

  /* Where the longest word of the name does not fit beside the price, the price goes below it. */
  input + span { flex: 1 1 min-content; min-width: 0; overflow-wrap: break-word; text-wrap: pretty; }

  input + span > b { display: block; min-width: 7rem; font-size: 1.0625rem; }

  input + span > span { display: block; color: color-mix(in srgb, var(--muted) 60%, var(--ink)); font-size: 0.9375rem; }

  small { margin-inline-start: auto; text-align: end; font-size: 0.9375rem; font-variant-numeric: tabular-nums; }

  small b { display: inline-block; font-size: 1.0625rem; }

  /* On a phone two prices take a line below each name, so that those of all stand in one column. */
  @media (max-width: 767px) { [data-below] > & small { flex-basis: 100%; } }

  s { color: color-mix(in srgb, var(--muted) 60%, var(--ink)); }
`;

const Total = styled.p`
  margin: 0;
  line-height: 1.5;
  font-variant-numeric: tabular-nums;
`;
