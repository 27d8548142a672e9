import { type ClipboardEvent, type RefObject, useEffect, useLayoutEffect } from "react";
import { styled } from "styled-components";
import { minutesOf } from "../../../engine/fields/index.ts";
import { describedBy, LabelledField } from "../field-group.tsx";
import type { FieldKind, FieldProps } from "../field-kind.ts";
import { inputStyle } from "../input-style.ts";
import { readTime, unfinished, wholeTime } from "./read-time.ts";

/** A time of day, in the browser's own field for one. */
export const TimeField: FieldKind<"time"> = {
  read: readTime,
  write: (value) => value,
  Show: TimeInput,
};

function TimeInput({ field, id, typed, onType, texts, typing, error, inputRef, enterKeyHint }: FieldProps<"time">) {
  // Not by "value": that is set again as the page is taken over, and a digit that waits for the next one would be lost.
  useLayoutEffect(() => {
    const input = inputRef.current;
    if (input instanceof HTMLInputElement && minutesOf(typed) !== undefined && input.value !== typed)
      input.value = typed;
  }, [typed, inputRef]);
  const tell = (input: HTMLInputElement) => {
    const now = input.validity.badInput ? unfinished : input.value.slice(0, 5);
    if (now !== typed) onType(now);
  };
  // A part of a time is not there again after a reload.
  useEffect(() => {
    const input = inputRef.current;
    if (typed === unfinished && input instanceof HTMLInputElement && !input.validity.badInput) onType("");
  });
  const paste = (event: ClipboardEvent) => {
    const whole = wholeTime(event.clipboardData.getData("text"), typing.language);
    if (whole === undefined) return;
    event.preventDefault();
    onType(whole);
  };
  return (
    <LabelledField id={id} field={field} texts={texts} error={error}>
      <Input
        ref={inputRef as RefObject<HTMLInputElement | null>}
        id={id}
        type="time"
        min={field.min}
        max={field.max}
        step={field.step * 60}
        autoComplete="off"
        enterKeyHint={enterKeyHint}
        aria-required={field.required}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, field)}
        onChange={({ target }) => tell(target)}
        // While a part is missing, a browser tells of no change.
        onKeyUp={({ currentTarget }) => tell(currentTarget)}
        onBlur={({ currentTarget }) => tell(currentTarget)}
        onPaste={paste}
      />
    </LabelledField>
  );
}

const Input = styled.input`
  ${inputStyle}
  /* Phones set the time in the middle, and an empty field lower than others. */
  -webkit-appearance: none;
  appearance: none;
  text-align: start;
  font-variant-numeric: tabular-nums;

  &::-webkit-date-and-time-value { min-height: 1.4em; text-align: start; }

  &::-webkit-calendar-picker-indicator { width: 1.25em; height: 1.25em; cursor: pointer; }

  /* Its sign is a picture, black or white. */
  @media (forced-colors: active) { color-scheme: light dark; }
`;
