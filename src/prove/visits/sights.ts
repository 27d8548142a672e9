import { onWalkedDay } from "../../../engine/compile/index.ts";
import { copyParts, experimentIn, namesIn } from "../../../engine/copy/index.ts";
import { atomsIn, type ConditionNode, holds, parseCondition, triedOutcomes } from "../../../engine/flow/index.ts";
import type { Path } from "../../../engine/problem/index.ts";
import { factsOf, type Quiz } from "../../../engine/quiz/index.ts";
import { sectionPlaces } from "../../../engine/traits/index.ts";
import type { Walk } from "../../../engine/walks/index.ts";
import type { FunnelDefinition, Step } from "../../../schema/funnel.types.ts";
import type { WalkedSite } from "../visitor.ts";
import type { FirstVisit } from "./first-visits.ts";
import { someoneAt, visitOf, whensOf } from "./someone-at.ts";
import { openWords } from "./way-words.ts";

/**
 * Something of a page that some visitors see and others do not: a variant of an experiment, the words of an outcome, a
 * section with `when`, or what the address says.
 */
export type Sight = {
  /** Unique in a funnel. */
  readonly key: string;
  readonly step: string;
  readonly path: Path;
} & (
  | {
      /** Who sees it; visitors who see several such things are named with each. */
      readonly visit: FirstVisit;
    }
  | { readonly reason: string }
);

/** A sight that is looked for, with the conditions under which it is seen. */
type Wanted = {
  readonly key: string;
  readonly path: Path;
  readonly met: readonly ConditionNode[];
  readonly unmet: readonly ConditionNode[];
};

/**
 * All that pages show to some visitors only, with visitors who see it: those who come to a step first, those of other
 * walks, and where none of them sees it, one who is looked for.
 *
 * @param visits each step as somebody first comes to it
 */
export function sightsOf(site: WalkedSite, walks: readonly Walk[], visits: readonly FirstVisit[]): readonly Sight[] {
  const { definition, flow, day } = site;
  const on = onWalkedDay(definition, day);
  const sights = visits.flatMap((visit): readonly Sight[] => {
    const id = visit.position.step;
    const step = definition.steps[id];
    const wanted = step ? [...variantsAt(id, step, site), ...wantedAt(id, step, definition)] : [];
    const told = step ? toldAt(id, step, definition, visit) : [];
    if (wanted.length === 0) return told;
    const known: FirstVisit[] = [visit];
    const seen = wanted.map(({ key, path, met, unmet }): Sight => {
      const isSeen = (quiz: Quiz) => {
        const facts = factsOf(flow, quiz);
        return met.every((when) => holds(when, facts)) && !unmet.some((when) => holds(when, facts));
      };
      const sight = { key, step: id, path };
      const before = known.find(({ position }) => isSeen(position.quiz));
      if (before) return { ...sight, visit: before };
      const other = visitOf(id, walks, definition, isSeen) ?? someoneAt(visit.position, { met, unmet }, isSeen, site);
      if (!other) return { ...sight, reason: `no answers were found${on} with which it is shown` };
      const found = { ...other, place: visit.place };
      known.push(found);
      return { ...sight, visit: found };
    });
    return [...seen, ...told];
  });
  // An outcome need not come to every page that shows outcomes, but to one; nor need a variant.
  const seen = new Set(sights.flatMap((sight) => ("visit" in sight ? `${sight.path}` : [])));
  return sights.filter((sight) => "visit" in sight || !seen.has(`${sight.path}`));
}

/** A step that says what the address gives, seen by somebody whose address gives as much as it can. */
function toldAt(id: string, step: Step, definition: FunnelDefinition, visit: FirstVisit): readonly Sight[] {
  const { outcomes = [] } = definition;
  const own = JSON.stringify(step);
  const read = own.includes("{outcome.") ? own + JSON.stringify(outcomes) : own;
  const names = copyParts(read).flatMap((part) => ("name" in part && part.name.startsWith("query.") ? part.name : []));
  if (names.length === 0) return [];
  const { position, way } = visit;
  const fromAddress = Object.fromEntries(names.map((name) => [name, longName]));
  const quiz = { ...position.quiz, fromAddress };
  const { query } = position.quiz;
  const told = Object.fromEntries(names.map((name) => [name.slice("query.".length), longName]));
  const opened = openWords({ ...query, ...told }, definition);
  return [
    {
      key: `address ${id}`,
      step: id,
      path: ["steps", id],
      visit: {
        ...visit,
        position: { ...position, quiz },
        way: [...opened, ...way.slice(openWords(query, definition).length)],
      },
    },
  ];
}

/** A name as long as an address can give one, with a long word in it. */
const longName = "Maximiliane Wolfeschlegelstein-Bergdorff";

/** A step in each variant of the experiments that its sections ask for or its texts say: what is left out of a page changes it, too. */
function variantsAt(id: string, step: Step, { flow }: WalkedSite): readonly Wanted[] {
  const asked = sectionPlaces(step)
    .flatMap(whensOf)
    .flatMap(atomsIn)
    .flatMap((atom) => (atom.kind === "query" && atom.isDrawn ? atom.name : []));
  const said = namesIn(JSON.stringify(step)).flatMap((name) => experimentIn(name) ?? []);
  return [...new Set([...asked, ...said])].flatMap((name) =>
    Object.keys(flow.experiments?.[name] ?? {}).map((variant) => ({
      key: `variant ${id} ${name} ${variant}`,
      path: ["experiments", name, variant],
      met: [parseCondition({ experiment: { [name]: variant } }, [])],
      unmet: [],
    })),
  );
}

function wantedAt(id: string, step: Step, { outcomes = [] }: FunnelDefinition): readonly Wanted[] {
  const tried = triedOutcomes({ outcomes });
  const saysOutcome = JSON.stringify(step).includes("{outcome.");
  const whens = (some: typeof tried) => some.flatMap(({ when }) => when ?? []);
  return [
    ...(saysOutcome
      ? outcomes.map((outcome, index) => ({
          key: `outcome ${id} ${outcome.id}`,
          path: ["outcomes", index],
          met: whens(tried.slice(index, index + 1)),
          unmet: whens(tried.slice(0, index)),
        }))
      : []),
    ...sectionPlaces(step)
      .filter(({ section }) => section.when)
      .map((place) => ({
        key: `section ${id} ${place.at.join(".")}`,
        path: ["steps", id, ...place.at],
        met: whensOf(place),
        unmet: [],
      })),
  ];
}
