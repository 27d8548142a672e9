import { experimentIn, namesIn } from "../../engine/copy/index.ts";
import { atomsIn, type BareCondition, type Flow } from "../../engine/flow/index.ts";
import { emptyQuiz, type Quiz } from "../../engine/quiz/index.ts";
import type { Funnel } from "./funnel.ts";

/** What a finished page shows to visitors of whom another variant is drawn than the first of each experiment. */
export type DrawnVariants = {
  /** Experiments that the step asks about, or its texts say. */
  readonly asked: readonly string[];
  /** Screens that are not that of the page; undefined if there are too many of them to be drawn. */
  readonly others: readonly OtherScreen[] | undefined;
};

type OtherScreen = {
  /** The variants that it is for, those of one visitor joined by commas. */
  readonly keys: readonly string[];
  /** The variants that it was drawn with. */
  readonly query: Quiz["query"];
  /** Of the root element. */
  readonly markup: string;
};

/** Screens of a step that are drawn for its variants, the page's own among them. */
const mostDrawn = 8;

/**
 * The screens of a step for the variants that its conditions ask about and its texts say.
 *
 * @param html the page's own screen
 * @param drawn draws it for another visitor
 * @returns undefined if it is the same for all
 */
export async function drawnVariants(
  { flow, loadView }: Pick<Funnel, "flow" | "loadView">,
  id: string,
  html: string,
  drawn: (quiz: Quiz) => Promise<string>,
): Promise<DrawnVariants | undefined> {
  const { experiments = {}, outcomes, steps } = flow;
  const { back } = steps[id] ?? {};
  const { conditions = {}, step, texts } = (await loadView[id]?.())?.default ?? {};
  // A link back has its address in the screen; where a button leads stands nowhere in it.
  const exits = [...(Array.isArray(back) ? back : []), ...outcomes];
  const all = [...Object.values(conditions), ...exits.flatMap(({ when }): BareCondition[] => (when ? [when] : []))];
  const atoms = all.flatMap(atomsIn);
  const own = JSON.stringify([step, texts]);
  const saysOutcome = own.includes("{outcome.");
  const said = new Set(namesIn(saysOutcome ? own + JSON.stringify(outcomes) : own).map(experimentIn));
  const asked = Object.keys(experiments).filter(
    (name) => said.has(name) || atoms.some((atom) => atom.kind === "query" && atom.name === name),
  );
  const isShown = Object.keys(conditions).length > 0 || saysOutcome || asked.some((name) => said.has(name));
  // Counted before they are made: of ten experiments with ten variants, no memory holds them.
  const count = asked.reduce((product, name) => product * Object.keys(experiments[name] ?? {}).length, 1);
  if (count > mostDrawn) return isShown ? { asked, others: undefined } : undefined;
  const [, ...others] = asked.reduce<readonly Quiz["query"][]>(
    (found, name) =>
      found.flatMap((query) => Object.keys(experiments[name] ?? {}).map((variant) => ({ ...query, [name]: variant }))),
    [{}],
  );
  const screens = new Map<string, OtherScreen>();
  for (const query of others) {
    const markup = await drawn({ ...emptyQuiz, query });
    const key = asked.map((name) => query[name]).join();
    const same = screens.get(markup);
    if (markup !== html) screens.set(markup, { query, ...same, markup, keys: [...(same?.keys ?? []), key] });
  }
  return screens.size > 0 ? { asked, others: [...screens.values()] } : undefined;
}

/** Whether a condition asks about nothing but variants, so that a page knows before anything is painted whether it holds. */
export const isAboutVariants = ({ experiments = {} }: Flow, condition: BareCondition): boolean =>
  atomsIn(condition).every(({ kind, name }) => kind === "query" && Object.hasOwn(experiments, name));
