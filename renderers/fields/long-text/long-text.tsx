import type { RefObject } from "react";
import { styled } from "styled-components";
import { usePlain } from "../../ui/text/copy.tsx";
import { describedBy, LabelledField } from "../field-group.tsx";
import type { FieldKind, FieldProps } from "../field-kind.ts";
import { inputStyle } from "../input-style.ts";
import { readText } from "../read-text.ts";

/** Text of several lines. */
export const LongTextField: FieldKind<"long-text"> = {
  read: (typed, field) => readText(typed, field),
  write: (value) => value,
  Show: LongText,
};

function LongText({ field, id, typed, onType, texts, error, inputRef }: FieldProps<"long-text">) {
  const plain = usePlain();
  return (
    <LabelledField id={id} field={field} texts={texts} error={error}>
      <Area
        ref={inputRef as RefObject<HTMLTextAreaElement | null>}
        id={id}
        rows={4}
        autoComplete="off"
        aria-required={field.required}
        placeholder={field.placeholder && plain(field.placeholder)}
        value={typed}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, field)}
        onChange={({ target }) => onType(target.value)}
      />
    </LabelledField>
  );
}

const Area = styled.textarea`
  ${inputStyle}
  resize: vertical;
`;
