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
      <Shell>
        <List
          ref={inputRef as RefObject<HTMLSelectElement | null>}
          id={id}
          autoComplete={field.autocomplete ?? "off"}
          aria-required={field.required}
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
      </Shell>
    </LabelledField>
  );
}

const List = styled.select`
  ${inputStyle}
  padding-inline-end: 48px;
  appearance: none;
  text-overflow: ellipsis;
`;

/** The list with an arrow of its own: browsers draw theirs at the very edge. */
const Shell = styled.span`
  position: relative;
  display: block;

  &::after {
    content: "";
    position: absolute;
    top: calc(50% - 6px);
    inset-inline-end: 20px;
    width: 8px;
    height: 8px;
    border: solid var(--ink);
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    pointer-events: none;
  }
`;
