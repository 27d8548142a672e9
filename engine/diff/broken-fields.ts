import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { dimensionOf, type FlowField } from "../fields/index.ts";
import { flowOf } from "../flow/index.ts";
import type { Path } from "../problem/index.ts";
import { lostInWords } from "./broken-answers.ts";
import type { Break } from "./change.ts";

/** What visitors have typed, and what reports and conditions look for, that the fields of the new definition do not give. */
export function brokenFields(before: FunnelDefinition, now: FunnelDefinition): readonly Break[] {
  const [old, fresh] = [fieldsIn(before), fieldsIn(now)];
  const records = new Set([...fresh.values()].flatMap(({ field }) => field.record ?? []));
  return [...old].flatMap(([id, { field, path }]): Break[] => {
    const is = fresh.get(id);
    const lostLabel: Break[] =
      field.record === undefined || records.has(field.record)
        ? []
        : [
            {
              breaks: "reports",
              message: `Answer label "${field.record}" (field "${id}") is gone: a report that counts it finds nothing.`,
              path: is?.path ?? path,
            },
          ];
    if (!is)
      return [
        {
          breaks: "saved values",
          message: `The field "${id}" is gone: whoever reads {${id}} finds nothing, and what visitors typed there is not used.`,
          path,
        },
        ...lostLabel,
      ];
    return [...lostLabel, ...changesOf(field, is.field).map((change) => ({ ...change, path: is.path }))];
  });
}

function changesOf(before: FlowField, now: FlowField): readonly Omit<Break, "path">[] {
  const { id } = now;
  if (before.kind !== now.kind)
    return [
      {
        breaks: "stored answers",
        message: `The field "${id}" gave a ${before.kind} and now gives a ${now.kind}: what visitors typed there is dropped. Give the new field another id.`,
      },
    ];
  if (before.kind === "measure" && now.kind === "measure" && before.unit !== now.unit)
    return dimensionOf(before.unit) === dimensionOf(now.unit)
      ? [
          {
            breaks: "saved values",
            message: `The field "${id}" was kept in ${before.unit} and is now kept in ${now.unit}: whoever reads it must take both.`,
          },
        ]
      : [
          {
            breaks: "stored answers",
            message: `The field "${id}" was measured in ${before.unit} and is now measured in ${now.unit}: what visitors typed there is dropped. Give the new field another id.`,
          },
        ];
  if (before.kind !== "choice" || now.kind !== "choice") return [];
  const kept = new Set(now.options.map((option) => option.id));
  const lost = before.options.filter((option) => !kept.has(option.id)).map((option) => option.id);
  if (lost.length === 0) return [];
  const { options, it } = lostInWords(lost);
  return [
    {
      breaks: "stored answers",
      message: `The field "${id}" no longer has ${options}: visitors who chose ${it} have no answer there. If ${it} was only reworded, write { id: …, label: … }.`,
    },
  ];
}

/** The fields of a definition by id, with their places. */
function fieldsIn(
  definition: FunnelDefinition,
): ReadonlyMap<string, { readonly field: FlowField; readonly path: Path }> {
  return new Map(
    Object.entries(flowOf(definition).steps).flatMap(([step, { fields = [] }]) =>
      fields.map((field) => [field.id, { field, path: ["steps", step, "fields", field.id] }] as const),
    ),
  );
}
