import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { Field } from "../../schema/funnel.types.ts";
import { Hint, Labelled, Problem } from "../ui/controls/labelled.tsx";
import { announced } from "../ui/text/announced.ts";
import { Copy } from "../ui/text/copy.tsx";
import type { FieldProps, FieldType } from "./field-kind.ts";
import { FieldLabel } from "./field-label.tsx";

/** What the frame of a field shows of it. */
type Framed = Pick<Field, "label" | "hint" | "required">;

type Props = Pick<FieldProps<FieldType>, "id" | "field" | "texts" | "error"> & {
  /** What the group is for screen readers. */
  readonly role?: "radiogroup";
  readonly children: ReactNode;
};

/** Several inputs with one label, a hint and space for their error. */
export function FieldGroup({ id, field, texts, error, role, children }: Props) {
  return (
    <Group
      role={role ?? "group"}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(id, field)}
      aria-invalid={role && error ? true : undefined}
      aria-required={role && field.required ? true : undefined}
    >
      <Label id={`${id}-label`}>
        <FieldLabel field={field} texts={texts} />
      </Label>
      {field.hint && (
        <Hint id={`${id}-hint`}>
          <Copy of={field.hint} />
        </Hint>
      )}
      {children}
      <Problem id={`${id}-error`} {...announced}>
        {error}
      </Problem>
    </Group>
  );
}

/** One input with its label, a hint and space for its error. */
export function LabelledField({
  id,
  field,
  texts,
  error,
  children,
}: Omit<Props, "field" | "role"> & { readonly field: Framed }) {
  return (
    <Labelled
      id={id}
      label={<FieldLabel field={field} texts={texts} />}
      hint={field.hint && <Copy of={field.hint} />}
      error={error}
    >
      {children}
    </Labelled>
  );
}

/** Ids of what describes an input: its hint, if it has one, and its error. */
export const describedBy = (id: string, { hint }: { readonly hint?: string }): string =>
  `${hint ? `${id}-hint ` : ""}${id}-error`;

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  min-width: 0;
`;

const Label = styled.span`
  font-weight: 600;
`;
