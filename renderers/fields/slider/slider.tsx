import type { CSSProperties, RefObject } from "react";
import { css, styled } from "styled-components";
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
  const untouched = plain(texts.untouched);
  const said = place === undefined ? untouched : writeNumber(place, typing.language);
  const share = place === undefined ? 0 : (place - field.min) / (field.max - field.min);
  return (
    <LabelledField id={id} field={field} texts={texts} error={error}>
      <Place
        htmlFor={id}
        data-untouched={place === undefined ? true : undefined}
        style={{ "--share": share, "--letters": said.length } as CSSProperties}
      >
        {said}
      </Place>
      <Range
        ref={inputRef as RefObject<HTMLInputElement | null>}
        id={id}
        type="range"
        min={field.min}
        max={field.max}
        step={field.step}
        value={place ?? middleOf(field)}
        data-untouched={place === undefined ? true : undefined}
        style={{ "--share": share } as CSSProperties}
        aria-valuetext={said}
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

// As high before it is moved as after: nothing below it moves. It goes with the thumb, as far as its letters have room.
const Place = styled.output`
  --free: calc(50% - var(--letters) * 0.35em);
  position: relative;
  inset-inline-start: clamp(-1 * max(0px, var(--free)), (100% - 28px) * (var(--share) - 0.5), max(0px, var(--free)));
  display: grid;
  place-content: center;
  justify-self: center;
  min-height: 3rem;
  font-size: 2rem;
  font-weight: 800;
  line-height: 1.2;
  text-align: center;
  font-variant-numeric: tabular-nums;

  &[data-untouched] { inset: auto; color: var(--muted); font-size: 1rem; font-weight: 400; }
`;

// Browsers ignore a whole rule with a part that they do not know, so each has its own.
const track = css`
  height: 8px;
  border-radius: 99px;
  background: linear-gradient(to var(--end), var(--fill) var(--reach), var(--rest) var(--reach));
`;

const thumb = css`
  box-sizing: border-box;
  width: 28px;
  height: 28px;
  border: 2px solid var(--fill);
  border-radius: 50%;
  background: var(--surface);
  box-shadow: 0 2px 8px rgb(0 0 0 / 22%);
  cursor: grab;
`;

const ring = css`
  outline: 3px solid var(--fill);
  outline-offset: 3px;
`;

const Range = styled.input`
  --fill: var(--accent);
  --rest: var(--line);
  --end: right;
  /* To the middle of the thumb, which stays within the track. */
  --reach: calc(14px + (100% - 28px) * var(--share));
  width: 100%;
  height: 44px;
  margin: 0;
  background: none;
  appearance: none;
  cursor: pointer;

  [dir="rtl"] & { --end: left; }

  &[aria-invalid] { --fill: var(--danger); --rest: color-mix(in srgb, var(--danger) 35%, var(--surface)); }

  &::-webkit-slider-runnable-track { ${track} }

  &::-moz-range-track { ${track} }

  &::-webkit-slider-thumb { ${thumb} margin-top: -10px; appearance: none; }

  &::-moz-range-thumb { ${thumb} }

  /* Where it stands is no answer yet, and does not look like one. */
  &[data-untouched] { --reach: 0%; }

  &[data-untouched]::-webkit-slider-thumb { border-style: dashed; }

  &[data-untouched]::-moz-range-thumb { border-style: dashed; }

  /* A browser that forces its colours takes gradients away. */
  @media (forced-colors: active) {
    --surface: Canvas;
    --ink: CanvasText;
    forced-color-adjust: none;

    &, &[aria-invalid] { --fill: Highlight; --rest: GrayText; }
  }

  &:focus-visible { outline: none; }

  &:focus-visible::-webkit-slider-thumb { ${ring} }

  &:focus-visible::-moz-range-thumb { ${ring} }
`;
