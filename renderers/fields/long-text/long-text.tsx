import type { RefObject } from "react";
import { styled } from "styled-components";
import { Labelled } from "../../ui/controls/labelled.tsx";
import { Copy, usePlain } from "../../ui/text/copy.tsx";
import { describedBy } from "../field-group.tsx";
import type { FieldKind, FieldProps } from "../field-kind.ts";
import { FieldLabel } from "../field-label.tsx";
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
    <Labelled
      id={id}
      label={<FieldLabel field={field} texts={texts} />}
      hint={field.hint && <Copy of={field.hint} />}
      error={error}
    >
      <Area
        ref={inputRef as RefObject<HTMLTextAreaElement | null>}
        id={id}
        rows={4}
        autoComplete="off"
        required={field.required}
        placeholder={field.placeholder && plain(field.placeholder)}
        value={typed}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, field)}
        onChange={({ target }) => onType(target.value)}
      />
    </Labelled>
  );
}

const Area = styled.textarea`
  ${inputStyle}
  resize: vertical;
`;
