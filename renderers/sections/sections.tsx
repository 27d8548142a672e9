import { type ComponentType, type ReactNode, useRef, useState } from "react";
import { styled } from "styled-components";
import { sectionTraits, shownSections } from "../../engine/traits/index.ts";
import type { Section } from "../../schema/funnel.types.ts";
import type { SectionProps, SectionsProps, SectionType } from "../contract.ts";
import { useFunnel } from "../funnel-context.ts";
import { useCallsToAction } from "./calls-to-action.ts";

type Props = SectionsProps &
  Pick<SectionProps<SectionType>, "plan" | "charges"> &
  Partial<Pick<SectionProps<SectionType>, "onPlan">>;

/** The sections of a step in order, without those whose condition does not hold. The first heading is the page's h1. */
export function Sections({
  sections,
  components,
  extras,
  titled = false,
  plan,
  charges,
  now,
  onPlan = none,
  onNext,
  onSkip = onNext,
  busy,
  problem,
  children,
}: Props) {
  const { isShown, plans } = useFunnel();
  const shown = shownSections(sections, isShown);
  const title = titled ? undefined : shown.find(isHeaded);
  const plansRef = useRef<{ readonly show: () => void }>(null);
  const calls = useCallsToAction();
  // Of several buttons that go on, one says what went wrong: the one that was pressed, or else the first.
  const [pressed, setPressed] = useState<Section>();
  const teller = pressed ?? shown.find(goesOn);
  const goOn = (section: Section) => {
    setPressed(section);
    onNext();
  };
  const shownAlone = (section: Section, list: readonly Section[]): ReactNode => {
    // The component registered for a type takes sections of that type.
    const Show = components[section.type] as ComponentType<SectionProps<SectionType>> | undefined;
    if (!Show) return null;
    const common = {
      section,
      first: section === title,
      plans,
      charges,
      plansRef,
      calls,
      pictures: extras?.pictures,
      onPlan,
      onNext: () => goOn(section),
      onSkip,
      onShowPlans: () => plansRef.current?.show(),
      busy,
      problem: section === teller ? problem : undefined,
      now,
      show,
    };
    const key = list.indexOf(section);
    return plan === undefined ? <Show key={key} {...common} /> : <Show key={key} {...common} plan={plan} />;
  };
  const show = (list: readonly Section[]) => (
    <Stack data-sections data-said={(list === sections && !titled && onlySays(list)) || undefined}>
      {cardsOf(list.filter((section) => isShown(section))).map(([section, ...joined]) => {
        if (!section) return null;
        if (joined.length === 0) return shownAlone(section, list);
        const parts = [section, ...joined].map((part) => shownAlone(part, list));
        return <Joined key={list.indexOf(section)}>{parts}</Joined>;
      })}
    </Stack>
  );
  return (
    <>
      {show(sections)}
      {children}
    </>
  );
}

const none = () => undefined;

/**
 * Whether a page only says something: few sections, all of which are a text, or a link with one. Those whose condition does not
 * hold count as well: the finished page does not know, and what it shows must not move.
 */
const onlySays = (sections: readonly object[]) =>
  sections.length < 5 && sections.flatMap(Object.keys).every((key) => /^(type|text|small|to|when)$/.test(key));

/** Sections with those that are joined to them, which stand in one card. */
function cardsOf(sections: readonly Section[]): readonly (readonly Section[])[] {
  const cards: Section[][] = [];
  for (const section of sections) {
    const above = cards.at(-1);
    if (above && isJoined(section)) above.push(section);
    else cards.push([section]);
  }
  return cards;
}

// Typed by their properties alone, so that any type of section can be removed.
const isJoined = (section: { readonly type: Section["type"]; readonly joined?: boolean }) => section.joined === true;

const goesOn = (section: { readonly type: Section["type"]; readonly action?: string }) => section.action === "next";

const isHeaded = (section: { readonly type: Section["type"]; readonly heading?: unknown }) =>
  sectionTraits(section).isHeading || !!section.heading;

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 14px;

  @media (min-width: 768px) { gap: clamp(20px, 3vh, 28px); }
`;

const Joined = styled.div`
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);

  > section { --above: 0px; margin-block: 0; }

  /* A heading or a text has no card of its own to keep it off the edge. */
  > :not(:has(> [data-card])) { padding: 16px clamp(14px, 4vw, 28px) 14px; }

  > * > [data-card] { border: 0; border-radius: 0; }

  > * + * > [data-card] { border-top: 1px solid var(--line); }
`;
