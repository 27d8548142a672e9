import { entriesOf } from "../entries-of.ts";
import { namesIn } from "../names-in.ts";
import type { Plain } from "../plain.ts";
import type { Complaint } from "./complaint.ts";

/** Ids and addresses that two things share. */
export function doubledIds(definition: Plain): readonly Complaint[] {
  const { steps = {}, outcomes = [] } = definition as Definition;
  const names = namesIn(definition);
  const paths = Object.entries(steps).map(([id, { path }]) => ({ name: path, path: ["steps", id, "path"] }));
  const listed = [...entriesOf(steps as Plain, ["steps"])].filter(
    ({ path, value }) => path.at(-1) === "plans" && Array.isArray(value),
  );
  return [
    ...doubled("path", paths),
    ...doubled("tab", named(names.tab, ["legal", "tabs"])),
    ...doubled(
      "outcome",
      named(
        outcomes.map(({ id }) => id),
        ["outcomes"],
      ),
    ),
    ...Object.keys(steps).flatMap((id) => [
      ...doubled(`option of ${id}`, named(names.option(id), ["steps", id, "options"])),
      ...doubled(`segment of ${id}`, named(names.segment(id), ["steps", id, "wheel", "segments"])),
    ]),
    ...listed.flatMap(({ path, value }) => doubled("plan", named(value as readonly string[], path))),
  ];
}

type Definition = {
  readonly steps?: Readonly<Record<string, { readonly path: string }>>;
  readonly outcomes?: readonly { readonly id: string }[];
};

type Named = { readonly name: string; readonly path: Complaint["path"] };

const named = (names: readonly string[], path: Complaint["path"]): readonly Named[] =>
  names.map((name, index) => ({ name, path: [...path, index] }));

function doubled(kind: string, all: readonly Named[]): readonly Complaint[] {
  return all.flatMap(({ name, path }, index) =>
    all.findIndex((other) => other.name === name) < index ? [{ what: `${kind} ${name} twice`, path }] : [],
  );
}
