import type { RefObject } from "react";
import { styled } from "styled-components";
import { isOnStep, isWithin, tidy } from "../../../engine/fields/index.ts";
import { Copy, usePlain } from "../../ui/text/copy.tsx";
import { describedBy, LabelledField } from "../field-group.tsx";
import type { FieldKind, FieldOf, FieldProps } from "../field-kind.ts";
import { Ends } from "../input-style.ts";
import { writeNumber } from "../write-number.ts";

/** A slider. Before somebody moves or taps it, it is empty: the place where it is drawn is no answer. */
export const SliderField: FieldKind<"slider"> = {
  read: (typed, field) => ({ value: String(placeOf(typed, field) ?? "") }),
  write: (value) => value,
  missing: "slide",
  Show: Slider,
};

/** Where it was moved to; undefined if it was not. */
function placeOf(typed: string, field: FieldOf<"slider">): number | undefined {
  const value = /^-?\d+(\.\d+)?$/.test(typed) ? Number(typed) : undefined;
  return value !== undefined && isWithin(value, field) && isOnStep(value, field) ? value : undefined;
}

/** Where it is drawn at first, as a range must stand somewhere. */
const middleOf = ({ min, max, step }: FieldOf<"slider">) => tidy(min + Math.round((max - min) / 2 / step) * step);

function Slider({ field, id, typed, onType, texts, typing, error, inputRef }: FieldProps<"slider">) {
  const place = placeOf(typed, field);
  const plain = usePlain();
  const said = place === undefined ? undefined : writeNumber(place, typing.language);
  return (
    <LabelledField id={id} field={field} texts={texts} error={error}>
      <Place htmlFor={id}>{said ?? "–"}</Place>
      <Range
        ref={inputRef as RefObject<HTMLInputElement | null>}
        id={id}
        type="range"
        min={field.min}
        max={field.max}
        step={field.step}
        value={place ?? middleOf(field)}
        data-untouched={place === undefined ? true : undefined}
        aria-valuetext={said ?? plain(texts.untouched)}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${field.low || field.high ? `${id}-ends ` : ""}${describedBy(id, field)}`}
        onChange={({ target }) => onType(target.value)}
        // Whoever wants the place where it is drawn taps it, or presses the space bar: the browser changes nothing then.
        onClick={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== " ") return;
          event.preventDefault();
          onType(event.currentTarget.value);
        }}
      />
      {(field.low || field.high) && (
        <Ends id={`${id}-ends`}>
          <span>{field.low && <Copy of={field.low} />}</span>
          <span>{field.high && <Copy of={field.high} />}</span>
        </Ends>
      )}
    </LabelledField>
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

  &[data-untouched] { opacity: 0.55; filter: grayscale(1); }

  &[aria-invalid] { outline: 2px solid var(--danger); outline-offset: 2px; border-radius: 8px; }
`;
