import type { Path } from "../../../problem/index.ts";
import { reachFrom } from "../../reach-from.ts";
import type { Rule } from "../../rule.ts";

/** No two steps that one visitor can see record under the same label. Branches that exclude each other may. */
export const duplicateRecord: Rule = {
  id: "duplicate-record",
  severity: "error",
  why: "The later answer overwrites the earlier one, and half of what visitors said is lost. Two questions on branches that exclude each other may share a label: nobody answers both.",
  wrong: "question: Still ready?\noptions: [Yes, No]\nrecord: Readiness",
  right: "question: Still ready?\noptions: [Yes, No]\nrecord: Readiness at the end",
  *check({ steps, graph }) {
    const groups = new Map<string, Recording[]>();
    for (const [step, [id, { record, fields }]] of Object.entries(steps).entries()) {
      const recording = [
        { step, record, path: ["steps", id, "record"], name: `step "${id}"` },
        ...fields.map((field, index) => ({
          step,
          record: field.record,
          path: ["steps", id, "fields", index, "record"],
          name: `the field "${field.id}"`,
        })),
      ];
      for (const { record, ...one } of recording)
        if (record !== undefined) groups.set(record, [...(groups.get(record) ?? []), one]);
    }
    const shared = [...groups].filter(([, { length }]) => length > 1);
    const reaches = reachFrom(
      graph,
      shared.flatMap(([, group]) => group.map(({ step }) => step)),
    );
    for (const [record, group] of shared)
      for (const [index, { step, name, path }] of group.entries()) {
        const other = group
          .slice(0, index)
          .find((earlier) => earlier.step === step || reaches(earlier.step, step) || reaches(step, earlier.step));
        if (other !== undefined)
          yield {
            message: `${name.charAt(0).toUpperCase()}${name.slice(1)} records its answer as "${record}", like ${other.name} on the same way: one overwrites the other. Choose another label.`,
            path,
          };
      }
  },
};

/** A question or field that records its answer: the number of its step, its place, and its name. */
type Recording = { readonly step: number; readonly path: Path; readonly name: string };
