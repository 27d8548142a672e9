import { lintFunnel, rules } from "../lint/index.ts";
import { type FindFile, type Opened, type OpenedPart, problemAt } from "../load/index.ts";
import type { Path, Problem } from "../problem/index.ts";

/**
 * The errors in what is left of a definition without its faulty places. Warnings wait until there are no errors, and
 * what may be about something that was taken out is not reported.
 */
export function errorsInPart(part: OpenedPart, place: Opened["place"], find: FindFile | undefined): readonly Problem[] {
  const { definition, lost, gone, isWhole, isNamed, written } = part;
  const holding = rules.filter(
    ({ id, severity, holdsInPart }) =>
      severity === "error" && (isWhole || (holdsInPart && !gone.some((path) => names[id]?.(path)))),
  );
  return lintFunnel(definition, find ? { find } : {}, holding).flatMap((finding) => {
    const { rule, message } = finding;
    const named = [...message.matchAll(/["{“]([^"{}“”|]+)/g)].map(([, name = ""]) => name);
    // A section that was taken out may have offered the plans.
    if (named.some((name) => name.startsWith("plan.")) && gone.some((path) => path.includes("sections"))) return [];
    if (!isNamed && named.length > 0 && rule !== "missing-asset") return [];
    if (named.some((name) => lost.has(name.slice(name.lastIndexOf(".") + 1)))) return [];
    const found = { ...finding, path: written(finding.path) };
    return [problemAt(place(found), found)];
  });
}

/** Whether a place holds names that a rule looks for. A faulty place may have been meant to hold any. */
const names: Readonly<Record<string, (place: Path) => boolean>> = {
  "unknown-plan": (place) => place.includes("plans"),
  // A plan whose renewal is gone may cost nothing today.
  "unchargeable-price": ([group, , key]) => group === "plans" && key === "renews",
  "unknown-fact": ([group]) => group === "facts",
  "unknown-target": (place) => namesStep(place),
  "unknown-back-target": (place) => namesStep(place),
  "unknown-legal-tab": ([group]) => group === "legal",
  "unknown-score-scale": ([group]) => group === "scales",
  "unknown-segment": (place) => place.includes("segments"),
  "unknown-condition": (place) =>
    place[0] === "scales" || place[0] === "values" || place.includes("options") || namesAnswer(place),
  "unknown-placeholder": (place) => namesValues.has(String(place[0])) || namesAnswer(place),
};

const namesValues: ReadonlySet<string> = new Set(["plans", "scales", "values", "outcomes", "product"]);

/** A whole step, the name of what it saves, or a field of it. */
const namesAnswer = (place: Path) =>
  place[0] === "steps" && (place.length <= 2 || place.at(-1) === "save" || place.includes("fields"));

/** A step under a key that is no name, such as `wait!`, and stands for any. */
const namesStep = ([group, id, deeper]: Path) =>
  group === "steps" && deeper === undefined && !/^[a-z][a-z\d-]*$/i.test(String(id));
