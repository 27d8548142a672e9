import type { Taken } from "../../engine/compile/index.ts";

/** What a page says of a screen that taps can lead to. It stands in the markup as JSON. */
export type Screen = {
  readonly step: string;
  readonly path: string;
  /** Title of the browser tab. */
  readonly title: string;
  /** Fewest and most options that make an answer; one that clears all others is enough. */
  readonly min: number;
  readonly max: number;
  /** Ways on in the order in which they are tried. The option is empty if any will do, the target if a condition decides. */
  readonly ways: readonly (readonly [option: string, to: string])[];
  /** Options that clear all others. */
  readonly alone: readonly string[];
  /** Steps whose answers another answer here may take away. */
  readonly drops: readonly string[];
};

/** A control that was tapped, as its attributes describe it. */
export type Tapped = {
  /** Id of the option that it is; undefined for a button. */
  readonly option: string | undefined;
  /** Whether it is one of several that can be chosen together. */
  readonly isOfSeveral: boolean;
  /** Whether a tap goes on. */
  readonly goesOn: boolean;
};

/** A visitor's way through the screens that a page carries. */
export type Walk = {
  /** Step that is shown. */
  readonly at: () => string;
  /** Ids of the options chosen at a step. */
  readonly chosen: (step: string) => readonly string[];
  readonly log: () => readonly Taken[];
  /**
   * Takes a tap.
   *
   * @param options ids of the screen's options, in their order
   * @returns whether it could be answered; if not, nothing has changed
   */
  readonly tap: (tapped: Tapped, options: readonly string[]) => boolean;
  /**
   * Goes to a step that was shown before.
   *
   * @returns whether it could; if not, nothing has changed
   */
  readonly go: (step: string) => boolean;
};

/**
 * Decides what taps do before the page's code has come, by what the page says of its screens and nothing else. It answers
 * only what is certain.
 *
 * @param screens by step
 * @param first step that is shown
 */
export function createWalk(screens: Readonly<Record<string, Screen>>, first: string): Walk {
  let at = first;
  let seen = [first];
  const choices: Record<string, readonly string[]> = {};
  const log: Taken[] = [];
  const chosen = (step: string) => choices[step] || [];

  const tap: Walk["tap"] = ({ option, isOfSeveral, goesOn }, options) => {
    const screen = screens[at];
    if (!screen) return false;
    const before = chosen(at);
    let now = before;
    if (option !== undefined) {
      if (!isOfSeveral) now = [option];
      else if (before.includes(option)) now = before.filter((other) => other !== option);
      else if (screen.alone.includes(option)) now = [option];
      else
        now = options.filter((other) => other === option || (before.includes(other) && !screen.alone.includes(other)));
      if (now.length > screen.max) return true;
    }
    const isOther = `${now}` !== `${before}`;
    if (isOther && screen.drops.some((step) => chosen(step).length)) return false;
    const isDone = goesOn && (now.length >= screen.min || now.some((chosen) => screen.alone.includes(chosen)));
    const to = screen.ways.find(([own]) => !own || now.includes(own))?.[1];
    if (isDone && (!to || !screens[to])) return false;
    if (option !== undefined) {
      // Another answer may take away that these were shown: whether the visitor may go there, the code knows.
      if (isOther) seen = seen.filter((step) => !screen.drops.includes(step));
      choices[at] = now;
      log.push(["answer", now]);
    }
    if (isDone && to) {
      log.push(["next"]);
      at = to;
      seen.push(to);
    }
    return true;
  };

  return {
    at: () => at,
    chosen,
    log: () => log,
    tap,
    go: (step) => {
      if (!seen.includes(step)) return false;
      log.push(["go", step]);
      at = step;
      return true;
    },
  };
}
