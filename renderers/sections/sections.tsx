import { type ComponentType, useRef } from "react";
import { styled } from "styled-components";
import { sectionTraits, shownSections } from "../../engine/traits/index.ts";
import type { Section } from "../../schema/funnel.types.ts";
import type { SectionComponents, SectionProps, SectionType, StepActions } from "../contract.ts";
import { useFunnel } from "../funnel-context.ts";
import { keepOrdered, keepPick, PlanScope, pickedPlan } from "../pricing/index.ts";
import { useCallsToAction } from "./calls-to-action.ts";

type Props = Pick<StepActions, "now" | "onSave" | "onNext"> &
  Pick<SectionProps<SectionType>, "busy" | "problem"> & {
    readonly sections: readonly Section[];
    readonly components: SectionComponents;
    readonly values: Readonly<Record<string, string>>;
    /** The page has a title of its own, so no section is its h1. */
    readonly titled?: boolean;
  };

/** The sections of a step in order, without those whose condition does not hold. The first heading is the page's h1. */
export function Sections({ sections, components, values, titled = false, now, onSave, onNext, busy, problem }: Props) {
  const { isShown, plans } = useFunnel();
  const shown = shownSections(sections, isShown);
  const title = titled ? undefined : shown.find(isHeaded);
  const plan = pickedPlan(shown, values);
  const plansRef = useRef<{ readonly show: () => void }>(null);
  const calls = useCallsToAction();
  const onPlan = (picked: string) => onSave(keepPick(picked));
  const goOn = () => {
    // The plan shown as picked is ordered even if the visitor has not touched it.
    if (plan !== undefined) onSave(keepOrdered(plan, values));
    onNext();
  };
  const show = (list: readonly Section[]) => (
    <Stack>
      {list.filter(isShown).map((section) => {
        // The component registered for a type takes sections of that type.
        const Show = components[section.type] as ComponentType<SectionProps<SectionType>> | undefined;
        if (!Show) return null;
        const common = {
          section,
          first: section === title,
          plans,
          plansRef,
          calls,
          onPlan,
          onNext: goOn,
          onShowPlans: () => plansRef.current?.show(),
          busy,
          problem,
          now,
          show,
        };
        const key = list.indexOf(section);
        return plan === undefined ? <Show key={key} {...common} /> : <Show key={key} {...common} plan={plan} />;
      })}
    </Stack>
  );
  return <PlanScope plan={plan === undefined ? undefined : plans[plan]}>{show(sections)}</PlanScope>;
}

/** Sections with a heading of their own. Typed by these properties alone, so that any type of section can be removed. */
const isHeaded = (section: { readonly type: Section["type"]; readonly heading?: unknown }) =>
  sectionTraits(section).isHeading || !!section.heading;

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: clamp(20px, 3vh, 28px);
`;
