import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import type { PayloadSchema } from "./payload-schema.ts";

/** A lead as its receiver gets it; undefined where no step asks for a contact. */
export function leadSchema({ id, lead, steps }: FunnelDefinition): PayloadSchema | undefined {
  const asked = contacts.filter(({ field }) => Object.values(steps).some((step) => field in step));
  if (asked.length === 0) return undefined;
  return {
    description: "Sent for each contact that a visitor leaves.",
    anyOf: asked.map(({ field, schema }) => ({
      type: "object",
      additionalProperties: false,
      required: ["timestamp", "source", field],
      properties: {
        submission_id: {
          type: "string",
          pattern: uuid,
          description:
            "A UUID, the same in every repeat. The funnel's own server sends it; a page that speaks to lead.webhook itself does not.",
        },
        timestamp: { type: "string", format: "date-time", description: "When the contact was left, as ISO 8601." },
        source: { const: lead?.source ?? id, description: "Tag of this funnel." },
        [field]: schema,
      },
    })),
  };
}

const uuid = "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$";

const contacts: readonly { readonly field: "email" | "phone"; readonly schema: PayloadSchema }[] = [
  { field: "email", schema: { type: "string", pattern: "^\\S+@\\S+\\.\\S+$", description: "As it was typed." } },
  {
    field: "phone",
    schema: { type: "string", pattern: "^\\+[0-9]{10,15}$", description: "Digits with a leading plus." },
  },
];
