import type { RefObject } from "react";
import { styled } from "styled-components";
import { resolvedOptions } from "../../../engine/flow/index.ts";
import { Labelled } from "../../ui/controls/labelled.tsx";
import { Copy, usePlain } from "../../ui/text/copy.tsx";
import { describedBy } from "../field-group.tsx";
import type { FieldKind, FieldProps } from "../field-kind.ts";
import { FieldLabel } from "../field-label.tsx";
import { inputStyle } from "../input-style.ts";

/** A list that opens. */
export const SelectField: FieldKind<"select"> = {
  read: (typed, field) => ({ value: resolvedOptions(field.options).some(({ id }) => id === typed) ? typed : "" }),
  write: (value) => value,
  missing: "choose",
  Show: Select,
};

function Select({ field, id, typed, onType, texts, error, inputRef }: FieldProps<"select">) {
  const plain = usePlain();
  return (
    <Labelled
      id={id}
      label={<FieldLabel field={field} texts={texts} />}
      hint={field.hint && <Copy of={field.hint} />}
      error={error}
    >
      <List
        ref={inputRef as RefObject<HTMLSelectElement | null>}
        id={id}
        autoComplete={field.autocomplete ?? "off"}
        required={field.required}
        value={typed}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, field)}
        onChange={({ target }) => onType(target.value)}
      >
        <option value="">{plain(field.placeholder ?? texts.choose)}</option>
        {resolvedOptions(field.options).map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </List>
    </Labelled>
  );
}

const List = styled.select`
  ${inputStyle}
`;
