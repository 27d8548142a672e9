import { type RefObject, useRef } from "react";
import { styled } from "styled-components";
import {
  compoundOf,
  isUnit,
  metricOf,
  readAmount,
  systemOf,
  unitKept,
  unitName,
} from "../../../engine/fields/index.ts";
import type { Unit } from "../../../schema/funnel.types.ts";
import { usePlain } from "../../ui/text/copy.tsx";
import { Unseen } from "../../ui/text/unseen.ts";
import { describedBy, FieldGroup } from "../field-group.tsx";
import type { FieldKind, FieldOf, FieldProps } from "../field-kind.ts";
import { Input, Row, roomFor, WithUnit } from "../input-style.ts";
import { measureOf, readMeasure, type TypedMeasure, typedMeasure, unitWritten, writeMeasure } from "./read-measure.ts";

/** A number with a unit, which the visitor chooses if there are several. */
export const MeasureField: FieldKind<"measure"> = {
  read: readMeasure,
  unitOf: unitWritten,
  write: (value, field, { language }) => {
    const [number = "", unit = ""] = value.split(" ");
    const kept = readAmount(`1 ${unit}`)?.unit ?? unitKept(field.units);
    return typedMeasure(writeMeasure(Number(number), kept, field.units[0] ?? kept, language, field.decimals));
  },
  Show: Measure,
};

function Measure({ field, id, typed, onType, texts, typing, error, inputRef, ...rest }: FieldProps<"measure">) {
  const { enterKeyHint, units, onUnit } = rest;
  const plain = usePlain();
  const given = typed === "" ? { ...measureOf("", field), unit: unitLike(units, field) } : measureOf(typed, field);
  const compound = compoundOf(given.unit);
  // Converted numbers are rounded. Whoever switches back finds what was there before.
  const exact = useRef<{ readonly typed: string; readonly value: string }>(undefined);
  const change = (part: Partial<TypedMeasure>) => onType(typedMeasure({ ...given, ...part }));
  const switchTo = (unit: Unit) => {
    onUnit(unit);
    const read = readMeasure(typedMeasure(given), field, typing);
    const value = exact.current?.typed === typed ? exact.current.value : "value" in read ? read.value : "";
    const [number = "", kept = ""] = value.split(" ");
    if (!isUnit(kept)) return onType(typedMeasure({ ...given, unit }));
    const next = typedMeasure(writeMeasure(Number(number), kept, unit, typing.language, field.decimals));
    exact.current = { typed: next, value };
    onType(next);
  };
  const input = (part: "large" | "small", label: Unit, isFirst: boolean) => {
    const unit = compound || field.units.length === 1 ? unitName(label, typing.language) : "";
    return (
      <WithUnit style={roomFor(unit)}>
        <Input
          ref={isFirst ? (inputRef as RefObject<HTMLInputElement | null>) : undefined}
          id={`${id}-${part}`}
          inputMode={metricOf(given.unit) === "C" ? "text" : "decimal"}
          autoComplete="off"
          enterKeyHint={enterKeyHint}
          aria-required={field.required && isFirst}
          placeholder={
            compound || given.unit !== field.units[0] ? undefined : field.placeholder && plain(field.placeholder)
          }
          value={given[part]}
          aria-label={unitName(label, typing.language, "long")}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, field)}
          onChange={({ target }) => change({ [part]: target.value.slice(0, 60) })}
        />
        {unit && <span aria-hidden="true">{unit}</span>}
      </WithUnit>
    );
  };
  return (
    <FieldGroup id={id} field={field} texts={texts} error={error}>
      <Row>
        {compound && input("large", compound.large.unit, true)}
        {input("small", compound?.small.unit ?? given.unit, !compound)}
        {field.units.length > 1 && (
          <Switch role="radiogroup" aria-label={plain(texts.unit)}>
            {field.units.map((unit) => (
              <label key={unit}>
                <input type="radio" name={`${id}-unit`} checked={unit === given.unit} onChange={() => switchTo(unit)} />
                <span aria-hidden="true">{unitName(unit, typing.language)}</span>
                <Unseen>{unitName(unit, typing.language, "long")}</Unseen>
              </label>
            ))}
          </Switch>
        )}
      </Row>
    </FieldGroup>
  );
}

/** The unit to begin with: one chosen before, or else one of the same system, or else the first. */
function unitLike(chosen: readonly string[], { units }: FieldOf<"measure">): Unit {
  const [first = "m"] = units;
  const same = chosen.find((unit): unit is Unit => isUnit(unit) && units.includes(unit));
  const system = chosen.flatMap((unit) => (isUnit(unit) ? (systemOf(unit) ?? []) : [])).at(0);
  return same ?? (system && units.find((unit) => systemOf(unit) === system)) ?? first;
}

const Switch = styled.div`
  display: flex;
  border: 1.5px solid var(--control, var(--muted));
  border-radius: calc(var(--radius) * 0.875);
  background: var(--surface);
  overflow: hidden;

  label {
    position: relative;
    display: grid;
    place-items: center;
    min-width: 52px;
    min-height: 53px;
    padding-inline: 12px;
    cursor: pointer;
  }

  label:has(:checked) { background: var(--accent); color: var(--on-accent); font-weight: 600; }

  /* Around all of them, as around the field beside it: on the chosen one, a ring would have the colour of its ground. */
  &:has(:focus-visible) { outline: 3px solid var(--accent); outline-offset: -1.5px; }

  input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }

  @media (forced-colors: active) {
    label:has(:checked) { background: Highlight; color: HighlightText; forced-color-adjust: none; }
  }
`;
