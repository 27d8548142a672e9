import type { RefObject } from "react";
import { styled } from "styled-components";
import { resolvedOptions } from "../../../engine/flow/index.ts";
import { usePlain } from "../../ui/text/copy.tsx";
import { describedBy, LabelledField } from "../field-group.tsx";
import type { FieldKind, FieldProps } from "../field-kind.ts";
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
    <LabelledField id={id} field={field} texts={texts} error={error}>
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
    </LabelledField>
  );
}

const List = styled.select`
  ${inputStyle}
`;
