import type { RefObject } from "react";
import { styled } from "styled-components";
import { isOnStep, isWithin, tidy } from "../../../engine/fields/index.ts";
import { Labelled } from "../../ui/controls/labelled.tsx";
import { Copy } from "../../ui/text/copy.tsx";
import { describedBy } from "../field-group.tsx";
import type { FieldKind, FieldOf, FieldProps } from "../field-kind.ts";
import { FieldLabel } from "../field-label.tsx";
import { Ends } from "../input-style.ts";
import { writeNumber } from "../write-number.ts";

/** A slider. It always stands somewhere, so it is never empty. */
export const SliderField: FieldKind<"slider"> = {
  read: (typed, field) => ({ value: String(placeOf(typed, field)) }),
  write: (value) => value,
  Show: Slider,
};

/** Where it stands: where it was moved to, or in the middle. */
function placeOf(typed: string, field: FieldOf<"slider">): number {
  const { min, max, step } = field;
  const value = /^-?\d+(\.\d+)?$/.test(typed) ? Number(typed) : undefined;
  if (value !== undefined && isWithin(value, field) && isOnStep(value, field)) return value;
  return tidy(min + Math.round((max - min) / 2 / step) * step);
}

function Slider({ field, id, typed, onType, texts, typing, error, inputRef }: FieldProps<"slider">) {
  const place = placeOf(typed, field);
  const said = writeNumber(place, typing.language);
  return (
    <Labelled
      id={id}
      label={<FieldLabel field={field} texts={texts} />}
      hint={field.hint && <Copy of={field.hint} />}
      error={error}
    >
      <Place htmlFor={id}>{said}</Place>
      <Range
        ref={inputRef as RefObject<HTMLInputElement | null>}
        id={id}
        type="range"
        min={field.min}
        max={field.max}
        step={field.step}
        value={place}
        aria-valuetext={said}
        aria-describedby={`${field.low || field.high ? `${id}-ends ` : ""}${describedBy(id, field)}`}
        onChange={({ target }) => onType(target.value)}
      />
      {(field.low || field.high) && (
        <Ends id={`${id}-ends`}>
          <span>{field.low && <Copy of={field.low} />}</span>
          <span>{field.high && <Copy of={field.high} />}</span>
        </Ends>
      )}
    </Labelled>
  );
}

const Place = styled.output`
  justify-self: center;
  font-size: 1.5rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const Range = styled.input`
  width: 100%;
  min-height: 44px;
  margin: 0;
  accent-color: var(--accent);
`;
