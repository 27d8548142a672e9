import funnelSchema from "../../schema/funnel.schema.json" with { type: "json" };

/** The part of JSON Schema that the loader looks at. */
export type Schema = {
  /** The draft of JSON Schema in use. */
  readonly $schema?: string;
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  /** false for a text that visitors do not read. */
  readonly "x-translate"?: boolean;
  /** false if placeholders in the text are not filled in. */
  readonly "x-fills"?: boolean;
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly default?: unknown;
  readonly description?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly definitions?: Readonly<Record<string, Schema>>;
};

const root: Schema = funnelSchema;

/** The composed schema of a definition, and a way to follow its references. */
export const schema = {
  root,
  /** The target of a schema that is only a reference. */
  resolve(part: Schema): Schema {
    const target = targetOf(part);
    return target ? schema.resolve(target) : part;
  },
  /** The description of a part, or else of the first reference target that has one. */
  describe(part: Schema): string | undefined {
    const target = targetOf(part);
    return part.description ?? (target && schema.describe(target));
  },
};

const targetOf = ({ $ref }: Schema) => ($ref === undefined ? undefined : targets.get($ref));

/** By their references: every place of a definition is looked up several times. */
const targets = new Map(Object.entries(root.definitions ?? {}).map(([name, part]) => [`#/definitions/${name}`, part]));
