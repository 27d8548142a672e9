import { useMemo } from "react";
import { copyParts, fixedValue, planValue } from "../../engine/copy/index.ts";
import { type Flow, optionsOf, ownAnswer, ownAnswerName, picksAt } from "../../engine/flow/index.ts";
import { isPicked, ordersFor, type SoldPlan, soldPlans, startingPlan, startOf } from "../../engine/pricing/index.ts";
import { answersOf, computedOf, lookupIn, outcomeOf, type Quiz, scoreOf, valuesOf } from "../../engine/quiz/index.ts";
import { phoneNames } from "../../engine/traits/index.ts";
import { sayPhone } from "../../renderers/phone/index.ts";
import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { Card } from "./card.tsx";

type Props = {
  readonly definition: FunnelDefinition;
  readonly flow: Flow;
  /** The step shown. */
  readonly step: string;
  readonly quiz: Quiz;
};

/** This visitor's answers, and what is derived from them. */
export function AnswersCard({ definition, flow, step, quiz }: Props) {
  const names = useMemo(() => placeholdersIn(definition), [definition]);
  const said = Object.fromEntries(phoneNames(Object.values(definition.steps)).map((name) => [name, sayPhone]));
  const lookup = lookupIn(flow, quiz, {}, said);
  const outcome = outcomeOf(flow, quiz);
  const plan = planAt(definition, step, lookup, quiz.values, outcome?.plan);
  const chosen = Object.entries(quiz.choices).map(
    ([step, ids]) => [step, labelsOf(definition, step, ids, quiz)] as const,
  );
  const words = { language: definition.language, every: definition.texts.every };
  const computed = computedOf(flow, quiz);
  return (
    <Card title="Answers" note={`${chosen.length} given`}>
      {chosen.length === 0 && <p>Nothing has been answered yet.</p>}
      <NamesList title="By step" entries={chosen} />
      <NamesList title="Recorded under a label" entries={Object.entries(answersOf(flow, quiz))} />
      <NamesList title="Saved by name" entries={Object.entries(valuesOf(flow, quiz))} />
      <NamesList
        title="Scores"
        entries={Object.keys(definition.scales).map((scale) => [scale, String(scoreOf(flow, quiz, scale))])}
      />
      <NamesList title="Computed" entries={Object.keys(definition.values).map((name) => [name, computed?.say(name)])} />
      {outcome && <NamesList title="Outcome" entries={[[outcome.id, outcome.title]]} />}
      <NamesList
        title="Placeholders"
        entries={names.map((name) => [
          `{${name}}`,
          (plan && planValue(plan, name, words)) ?? fixedValue(definition, name) ?? lookup(name),
        ])}
      />
    </Card>
  );
}

function labelsOf({ steps }: FunnelDefinition, step: string, ids: readonly string[], { values }: Quiz): string {
  const options = steps[step] ? optionsOf(steps[step]) : [];
  const own = (id: string) => (id === ownAnswer ? values[ownAnswerName(step)] : undefined);
  return ids.map((id) => options.find((option) => option.id === id)?.label ?? own(id) ?? id).join(", ");
}

/** Every placeholder in use. Those of the engine's own sentences stand for what is wrong at a field, not for an answer. */
function placeholdersIn({ texts: _, ...written }: FunnelDefinition): readonly string[] {
  const names = copyParts(JSON.stringify(written)).flatMap((part) => ("name" in part ? [part.name] : []));
  return [...new Set(names)].sort();
}

type NamesListProps = {
  readonly title: string;
  readonly entries: readonly (readonly [name: string, value: string | undefined])[];
};

/** Names with their values, or a dash if there is no value. Renders nothing if there are no names. */
export function NamesList({ title, entries }: NamesListProps) {
  if (entries.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <dl>
        {entries.map(([name, value]) => (
          <div key={name} style={{ display: "contents" }}>
            <dt>{name}</dt>
            <dd>{value ?? "–"}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/**
 * The plan that `{plan.price}` refers to: the one picked if that counts at the step, else the one that fits the outcome, that
 * of the step, or that of the first step with one.
 */
export function planAt(
  definition: FunnelDefinition,
  step: string,
  lookup: (name: string) => string | undefined,
  values: Quiz["values"] = {},
  suggested?: string,
): SoldPlan | undefined {
  const { steps } = definition;
  const plans = ordersFor(soldPlans(definition), lookup);
  const shown = steps[step];
  const start = shown && startOf(shown);
  const { plan: picked = "" } = values;
  const counts =
    (picksAt(definition, step)?.includes(picked) ?? true) && (!start?.offered || isPicked(start.offered, values));
  const starts = Object.values(steps).map(startOf);
  const candidates = [
    counts ? picked : undefined,
    start && startingPlan(start, suggested),
    ...starts.map((other) => other?.plan),
  ];
  return candidates.map((id) => plans[id ?? ""]).find((plan) => plan !== undefined);
}
