import type { RefObject } from "react";
import { styled } from "styled-components";
import { untypeset } from "../../../engine/copy/index.ts";
import { Hint, Problem } from "../../ui/controls/labelled.tsx";
import { announced } from "../../ui/text/announced.ts";
import { Copy } from "../../ui/text/copy.tsx";
import { describedBy } from "../field-group.tsx";
import type { FieldKind, FieldProps } from "../field-kind.ts";
import { FieldLabel } from "../field-label.tsx";

/** A box to tick. What was typed is when it was ticked and the words beside it, as they are kept. */
export const CheckboxField: FieldKind<"checkbox"> = {
  // Words that have changed since were never agreed to.
  read: (typed, field, { plain }) => {
    const kept = untypeset(typed);
    return { value: kept !== "" && kept.slice(kept.indexOf(" ") + 1) === untypeset(plain(field.text)) ? kept : "" };
  },
  write: (value) => value,
  missing: "tick",
  Show: Checkbox,
};

function Checkbox({ field, id, typed, onType, texts, typing, error, inputRef, now }: FieldProps<"checkbox">) {
  const words = untypeset(typing.plain(field.text));
  const isTicked = untypeset(typed).endsWith(` ${words}`);
  return (
    <Group role="group" aria-labelledby={`${id}-label`}>
      <Title id={`${id}-label`}>
        <FieldLabel field={field} texts={texts} />
      </Title>
      {field.hint && (
        <Hint id={`${id}-hint`}>
          <Copy of={field.hint} />
        </Hint>
      )}
      <Line>
        <Box
          ref={inputRef as RefObject<HTMLInputElement | null>}
          id={id}
          type="checkbox"
          aria-required={field.required}
          checked={isTicked}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, field)}
          onChange={({ target }) => onType(target.checked ? `${new Date(now()).toISOString()} ${words}` : "")}
        />
        <label htmlFor={id}>
          <Copy of={field.text} />
        </label>
      </Line>
      <Problem id={`${id}-error`} {...announced}>
        {error}
      </Problem>
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;

const Title = styled.span`
  font-weight: 600;
`;

const Line = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 12px;

  label { min-width: 0; padding-block: 10px; line-height: 1.5; }
`;

const Box = styled.input`
  flex: none;
  width: 24px;
  height: 24px;
  margin: 10px 0;
  border-radius: 4px;
  accent-color: var(--accent);

  &:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }

  /* Its own edge is red, as that of other fields. */
  &[aria-invalid="true"] { outline: 2px solid var(--danger); outline-offset: -2px; }

  &[aria-invalid="true"]:focus-visible { outline-width: 3px; outline-offset: 2px; }
`;
