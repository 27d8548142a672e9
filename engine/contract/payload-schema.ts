/** The part of draft-07 that a contract needs. */
export type PayloadSchema = {
  readonly $schema?: string;
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: "object" | "string" | "number" | "array" | "null";
  readonly const?: string | number;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly format?: "date-time" | "email";
  /** The texts that can be joined in one string. The pattern says the same to a validator. */
  readonly examples?: readonly string[];
  readonly anyOf?: readonly PayloadSchema[];
  readonly properties?: Readonly<Record<string, PayloadSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | PayloadSchema;
  readonly items?: PayloadSchema;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly definitions?: Readonly<Record<string, PayloadSchema>>;
};
