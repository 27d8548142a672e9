import { type ReactNode, useSyncExternalStore } from "react";
import { styled } from "styled-components";
import type { SoldPlan } from "../../engine/pricing/index.ts";
import { sectionTraits, sectionWith } from "../../engine/traits/index.ts";
import type { Section } from "../../schema/funnel.types.ts";
import { chargesIn, PlanScope, PlanSummary } from "../pricing/index.ts";
import { Button } from "../ui/controls/button.tsx";
import { Copy } from "../ui/text/copy.tsx";

type Props = {
  /** What the page shows to this visitor. */
  readonly sections: readonly Section[];
  /** The selected plan; undefined if the page offers none. */
  readonly plan: SoldPlan | undefined;
  /** Label of the button while a purchase is under way; it is then inactive. */
  readonly busy: string | undefined;
  readonly onNext: () => void;
  readonly children: ReactNode;
};

/**
 * The page of an offer: one column, and on wide screens a panel beside it with the selected plan and its button. Where there is
 * nothing to select, the page itself says all of that.
 */
export function OfferLayout({ sections, plan, busy, onNext, children }: Props) {
  const isWide = useIsWide();
  const action = sections.find(leadsOn);
  const guarantee = sections.find((section) => sectionTraits(section).guarantees);
  const offered = new Set(sections.flatMap((section) => sectionWith("offersPlans", section)?.plans ?? []));
  if (!plan || !action || offered.size === 1) return <Page>{children}</Page>;
  return (
    <Page data-split>
      <Column>{children}</Column>
      {/* Nobody without room for it finds the plan a second time, and nobody one that is sold out. */}
      {isWide && !plan.soldOut && (
        <PlanScope plan={plan}>
          <Panel>
            <PlanSummary plan={plan} charges={chargesIn(sections)} />
            <Button onClick={onNext} busy={busy !== undefined}>
              <Copy of={busy ?? action.text} />
            </Button>
            {guarantee && "heading" in guarantee && guarantee.heading && (
              <Assurance>
                <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                  <path d="M12 2.5l7.5 2.8v6c0 4.6-3.1 8.3-7.5 10.2-4.4-1.9-7.5-5.6-7.5-10.2v-6zM8.3 11.9l2.7 2.7 4.8-5.1" />
                </svg>
                <Copy of={guarantee.heading} />
              </Assurance>
            )}
          </Panel>
        </PlanScope>
      )}
    </Page>
  );
}

type Action = { readonly text: string };

/** Whether a section is a button that goes on. Typed by its properties, so that any type of section can be removed. */
const leadsOn = (section: Section): section is Section & Action =>
  "action" in section && section.action === "next" && "text" in section && typeof section.text === "string";

const wide = "(min-width: 1100px)";

function useIsWide(): boolean {
  return useSyncExternalStore(
    (tell) => {
      const query = matchMedia(wide);
      query.addEventListener("change", tell);
      return () => query.removeEventListener("change", tell);
    },
    () => matchMedia(wide).matches,
    () => false,
  );
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: 14px;
  max-width: 760px;
  margin-inline: auto;
  padding: 12px 20px 32px;

  /* What begins with its heading does not begin at the header's edge. */
  @media (max-width: 767px) {
    [data-sections]:first-child > [data-title]:first-child { margin-top: 12px; }
  }

  @media (min-width: 768px) {
    gap: clamp(16px, 2.5vh, 24px);
    padding-top: 28px;
  }

  /* The room beside the column is there from the start, so that nothing moves when the panel comes. */
  @media ${wide} {
    &[data-split] {
      display: grid;
      grid-template-columns: minmax(0, 720px) 328px;
      justify-content: center;
      gap: 48px;
      max-width: none;
    }
  }
`;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: inherit;
  min-width: 0;

  @media ${wide} { gap: clamp(16px, 2.5vh, 24px); }
`;

const Panel = styled.div`
  position: sticky;
  top: calc(var(--header-height) + 24px);
  align-self: start;
  display: grid;
  gap: 18px;
  max-height: calc(100dvh - var(--header-height) - 48px);
  padding: 24px;
  overflow-y: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: 0 12px 40px rgb(0 0 0 / 8%);

  > button { width: 100%; min-width: 0; }
`;

const Assurance = styled.p`
  display: flex;
  align-items: center;
  gap: 10px;
  margin: 0;
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.35;
  text-wrap: balance;

  svg { flex: none; fill: none; stroke: var(--success); stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
`;
