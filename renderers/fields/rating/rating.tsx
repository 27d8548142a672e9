import type { CSSProperties, RefObject } from "react";
import { styled } from "styled-components";
import { Copy } from "../../ui/text/copy.tsx";
import { Unseen } from "../../ui/text/unseen.ts";
import { FieldGroup } from "../field-group.tsx";
import type { FieldKind, FieldOf, FieldProps } from "../field-kind.ts";
import { Ends } from "../input-style.ts";
import { writeNumber } from "../write-number.ts";

/** Stars or numbers in a row. */
export const RatingField: FieldKind<"rating"> = {
  read: (typed, field) => ({ value: pointsOf(field).map(String).includes(typed) ? typed : "" }),
  write: (value) => value,
  missing: "choose",
  Show: Rating,
};

const pointsOf = ({ min, max }: FieldOf<"rating">): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index);

function Rating({ field, id, typed, onType, texts, typing, error, inputRef }: FieldProps<"rating">) {
  const points = pointsOf(field);
  const isStars = field.look === "stars";
  const { length } = points;
  // Custom properties are not among those that React's types know.
  const style = { "--points": length, "--row": length > 6 ? Math.ceil(length / 2) : length } as CSSProperties;
  return (
    <FieldGroup id={id} field={field} texts={texts} error={error} role="radiogroup">
      <Points style={style}>
        {points.map((point, index) => (
          <Point key={point} data-filled={isStars && typed !== "" && point <= Number(typed) ? true : undefined}>
            <input
              ref={index === 0 ? (inputRef as RefObject<HTMLInputElement | null>) : undefined}
              type="radio"
              name={id}
              value={point}
              checked={typed === String(point)}
              onChange={() => onType(String(point))}
            />
            {isStars ? (
              <>
                <Unseen>{writeNumber(point, typing.language)}</Unseen>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M12 2.5l2.9 6.2 6.8.8-5 4.6 1.3 6.7-6-3.4-6 3.4 1.3-6.7-5-4.6 6.8-.8z" />
                </svg>
              </>
            ) : (
              <span>{writeNumber(point, typing.language)}</span>
            )}
          </Point>
        ))}
      </Points>
      {(field.low || field.high) && (
        <Ends>
          <span>{field.low && <Copy of={field.low} />}</span>
          <span>{field.high && <Copy of={field.high} />}</span>
        </Ends>
      )}
    </FieldGroup>
  );
}

// Eleven points stand in one row even on the narrowest phone, each 24 px wide: the room between them gives way first.
const Points = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px clamp(1px, 100% / var(--points) - 30px, 6px);

  > * { flex: 1 1 calc((100% - 36px) / var(--row)); }

  @media (min-width: 20em) { flex-wrap: nowrap; > * { flex: 1 1 0; min-width: 0; } }
`;

const Point = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 48px;
  border: 1.5px solid var(--control, var(--muted));
  border-radius: calc(var(--radius) * 0.625);
  background: var(--surface);
  box-shadow: var(--lift);
  font-weight: 600;
  font-size: clamp(0.875rem, 4.3vw, 1rem);
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  @media (hover: hover) {
    &:hover { border-color: var(--accent); }

    /* Up to the star below the pointer. */
    &:is(:hover, :has(~ :hover)):not([data-filled]) svg { fill: var(--accent-soft); stroke: var(--accent); }
  }

  &:active { background: var(--accent-soft); box-shadow: none; @media (prefers-reduced-motion: no-preference) { translate: 0 2px; } }

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  [aria-invalid] > * > &:not(:hover) { border-color: var(--danger); }

  svg { width: min(28px, 100%); height: 28px; fill: none; stroke: var(--muted); stroke-width: 1.5; }

  &[data-filled] svg { fill: var(--accent); stroke: var(--accent); }

  &:has(:checked) { border-color: var(--accent); background: var(--accent-soft); box-shadow: inset 0 0 0 1px var(--accent), 0 2px var(--accent); }

  /* On a small phone, the next point would lie on the ring. */
  &:has(:focus-visible) { z-index: 1; outline: 3px solid var(--accent); outline-offset: 2px; }

  @media (forced-colors: active) {
    &:has(:checked) { outline: 3px solid Highlight; }
  }
`;
