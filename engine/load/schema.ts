import funnelSchema from "../../schema/funnel.schema.json" with { type: "json" };

/** As much of a JSON schema as the loader looks at. */
export type Schema = {
  /** The draft that the whole is written in. */
  readonly $schema?: string;
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  /** false for a text that is no visitor's to read. */
  readonly "x-translate"?: boolean;
  /** false where placeholders in a text are not filled in. */
  readonly "x-fills"?: boolean;
  readonly const?: unknown;
  readonly pattern?: string;
  readonly default?: unknown;
  readonly description?: string;
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
  /** What a schema stands for, when it is but a reference. */
  resolve(part: Schema): Schema {
    const target = targetOf(part);
    return target ? schema.resolve(target) : part;
  },
  /** What is said of a part where it stands, or else at the first reference that says something. */
  describe(part: Schema): string | undefined {
    const target = targetOf(part);
    return part.description ?? (target && schema.describe(target));
  },
};

const targetOf = ({ $ref }: Schema) =>
  $ref === undefined ? undefined : root.definitions?.[$ref.slice("#/definitions/".length)];
