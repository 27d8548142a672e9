import { leadPhone } from "../contact/contact.ts";
import { type FlowField, unitTypedName } from "../fields/index.ts";
import type { Flow, FlowOption, FlowStep } from "../flow/index.ts";
import type { PayloadSchema } from "./payload-schema.ts";

/**
 * The quiz as it is stored in the browser and sent with a checkout. A visitor can be at any step, so every answer is
 * optional.
 */
export function quizSchema(flow: Flow): PayloadSchema {
  const steps = Object.entries(flow.steps);
  const asking = steps.filter(([, { options }]) => options);
  const fields = steps.flatMap(([, { fields = [] }]) => fields);
  return {
    ...object(
      {
        version: { const: flow.version, description: "Version of the definition that the answers were given to." },
        answers: {
          ...object({ ...textsBy("record", asking), ...recorded(fields) }),
          description: "What was chosen or filled in, by answer label.",
        },
        ...textsBy("save", asking),
        quiz: {
          ...object(
            {
              choices: {
                ...object(Object.fromEntries(asking.map(([id, step]) => [id, choiceOf(step)]))),
                description: "Ids of the chosen options, by step id.",
              },
              values: {
                type: "object",
                properties: { email: text, phone: text, plan: text, ...typed(fields) },
                additionalProperties: text,
                description:
                  "What was typed or picked, by name. Fields are texts in one form: metric amounts, ISO dates.",
              },
              query: queryOf(flow),
              reached: {
                type: "array",
                uniqueItems: true,
                items: { enum: steps.map(([id]) => id) },
                description: "Ids of the steps that the visitor has been to, in the order of the first visit.",
              },
            },
            ["choices", "values", "query", "reached"],
          ),
          description: "Everything the visitor did; all else follows from it.",
        },
      },
      ["version", "answers", "quiz"],
    ),
    description: "Kept under ID:quiz in the browser, ID being the funnel's id, and sent with a checkout.",
  };
}

/** What a lead carries as values: what choices save, and the fields. A contact is a part of its own. */
export const leadValues = (flow: Flow): Readonly<Record<string, PayloadSchema>> => ({
  ...textsBy(
    "save",
    Object.entries(flow.steps).filter(([, { options }]) => options),
  ),
  ...typed(Object.values(flow.steps).flatMap(({ fields = [] }) => fields)),
  ...Object.fromEntries(
    Object.values(flow.steps).flatMap(({ fields = [] }) =>
      fields.flatMap(({ id, kind }) => (kind === "file" ? [[id, addressesOfFiles]] : [])),
    ),
  ),
});

const addressesOfFiles: PayloadSchema = {
  type: "string",
  description: "The address of each file, a line for each: whoever has it can read the file.",
};

/** The fields with their texts, and the unit in which a measure was typed. */
const typed = (fields: readonly FlowField[]): Record<string, PayloadSchema> =>
  Object.fromEntries(
    fields.flatMap((field): [string, PayloadSchema][] => [
      [field.id, fieldText(field)],
      ...(field.kind === "measure" ? [unitOf(field.id)] : []),
    ]),
  );

const unitOf = (field: string): [string, PayloadSchema] => [
  unitTypedName(field),
  { type: "string", description: "The unit that it was typed in." },
];

const text: PayloadSchema = { type: "string" };
const number = "-?[0-9]+(\\.[0-9]+)?";

/** A time of day. */
export const timeSchema: PayloadSchema = { type: "string", pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" };

/** The text in which the value of a field is kept. */
function fieldText(field: FlowField): PayloadSchema {
  switch (field.kind) {
    case "number":
      return { type: "string", pattern: `^${number}$` };
    case "measure":
      return { type: "string", pattern: `^${number} ${field.unit}$`, description: `An amount in ${field.unit}.` };
    case "date":
      return { type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" };
    case "time":
      return timeSchema;
    case "appointment":
      return {
        type: "string",
        pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}[+-][0-9]{2}:[0-9]{2}( \\(not booked\\))?$",
        description:
          'When it begins (ISO 8601), by the clock of its calendar; behind it " (not booked)" if the lead does not have it.',
      };
    case "choice":
      return { enum: field.options.map(({ id }) => id) };
    case "consent":
      return { type: "string", description: "When the box was ticked (ISO 8601), a space, and the words beside it." };
    case "file":
      return { type: "string", description: "A line for each file: its id, a space, and its name." };
    case "phone":
      return { type: "string", pattern: leadPhone.source };
    case "email":
    case "text":
      return text;
  }
}

/** The texts of recorded fields, by their labels: of a choice, the words of the option. */
const recorded = (fields: readonly FlowField[]): Record<string, PayloadSchema> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      if (field.record === undefined) return [];
      const words = field.kind === "choice" ? field.options.map(({ label, recordAs = label }) => recordAs) : undefined;
      if (field.kind === "file") return [[field.record, { ...text, description: "Names of files." }]];
      return [[field.record, words ? { enum: words } : fieldText(field)]];
    }),
  );

const object = (
  properties: Readonly<Record<string, PayloadSchema>>,
  required: readonly string[] = [],
): PayloadSchema => ({
  type: "object",
  additionalProperties: false,
  ...(required.length && { required }),
  properties,
});

/** The possible texts for each label or name; steps on different branches may share one. */
function textsBy(
  key: "record" | "save",
  asking: readonly (readonly [string, FlowStep])[],
): Record<string, PayloadSchema> {
  const steps = asking.map(([, step]) => step);
  const names = new Set(steps.flatMap(({ [key]: name }) => name ?? []));
  return Object.fromEntries(
    [...names].map((name) => {
      const kinds = steps.filter(({ [key]: own }) => own === name).map((step) => textsOf(step, key));
      const [only] = kinds;
      return [name, kinds.length === 1 && only ? only : { anyOf: kinds }];
    }),
  );
}

function textsOf({ options = [], max = 0 }: FlowStep, key: "record" | "save"): PayloadSchema {
  const textOf = ({ id, label = id, recordAs = label }: FlowOption) => (key === "record" ? recordAs : label);
  const labels = [...new Set(options.map(textOf))];
  if (options.some(({ isTyped }) => isTyped))
    return { ...text, description: "Labels of options, joined by a comma and a space, or what the visitor typed." };
  if (max === 1) return { enum: labels };
  const one = `(${labels.map((label) => label.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|")})`;
  return {
    type: "string",
    pattern: `^${one}(, ${one}){0,${Math.min(max, options.length) - 1}}$`,
    examples: labels,
    description: "One or more of the texts, in the order of the options, joined by a comma and a space.",
  };
}

const choiceOf = ({ options = [], max = 0 }: FlowStep): PayloadSchema => ({
  type: "array",
  uniqueItems: true,
  maxItems: max,
  items: { enum: options.map(({ id }) => id) },
});

/** The parameters of the address that conditions ask about; no others are kept. */
export const queryOf = (flow: Flow): PayloadSchema => ({
  type: "object",
  properties: Object.fromEntries([
    ...flow.queryNames.map((name) => [name, text]),
    ...Object.entries(flow.experiments ?? {}).map(([name, variants]) => [name, { enum: Object.keys(variants) }]),
  ]),
  additionalProperties: text,
  description: `Parameters of the address that the visitor came with${flow.experiments ? ", and variants of experiments" : ""}.`,
});
