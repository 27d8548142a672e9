import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Hint, Problem } from "../ui/controls/labelled.tsx";
import { Copy } from "../ui/text/copy.tsx";
import type { FieldProps, FieldType } from "./field-kind.ts";
import { FieldLabel } from "./field-label.tsx";

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
      <Problem id={`${id}-error`} role="alert">
        {error}
      </Problem>
    </Group>
  );
}

/** Ids of what describes an input: its hint, if it has one, and its error. */
export const describedBy = (id: string, { hint }: { readonly hint?: string }): string =>
  `${hint ? `${id}-hint ` : ""}${id}-error`;

const Group = styled.div`
  display: grid;
  gap: 8px;
  min-width: 0;
`;

const Label = styled.span`
  font-weight: 600;
`;
