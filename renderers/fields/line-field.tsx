import type { HTMLAttributes, RefObject } from "react";
import type { Field } from "../../schema/funnel.types.ts";
import { usePlain } from "../ui/text/copy.tsx";
import { describedBy, LabelledField } from "./field-group.tsx";
import type { FieldProps, FieldType } from "./field-kind.ts";
import { Input, Row, roomFor, WithUnit } from "./input-style.ts";

type Props = Pick<
  FieldProps<FieldType>,
  "id" | "typed" | "onType" | "texts" | "error" | "inputRef" | "enterKeyHint"
> & {
  readonly field: Pick<Field, "label" | "hint" | "required"> & { readonly placeholder?: string };
  readonly type?: "text" | "email";
  readonly inputMode: HTMLAttributes<HTMLInputElement>["inputMode"];
  readonly autoComplete?: string | undefined;
  /** What stands after the input. */
  readonly suffix?: string | undefined;
  /** Whether it stands before what is typed, as a sign of money does in many languages. */
  readonly ahead?: boolean;
};

/** A labelled input of one line, with its hint and its error. */
export function LineField({ field, id, typed, onType, texts, error, inputRef, enterKeyHint, ...input }: Props) {
  const plain = usePlain();
  const { type = "text", inputMode, autoComplete, suffix, ahead } = input;
  const after = suffix === undefined ? "" : plain(suffix);
  const line = (
    <Input
      ref={inputRef as RefObject<HTMLInputElement | null>}
      id={id}
      type={type}
      inputMode={inputMode}
      autoComplete={autoComplete ?? "off"}
      enterKeyHint={enterKeyHint}
      aria-required={field.required}
      placeholder={field.placeholder && plain(field.placeholder)}
      value={typed}
      aria-invalid={error ? true : undefined}
      aria-describedby={`${after ? `${id}-suffix ` : ""}${describedBy(id, field)}`}
      onChange={({ target }) => onType(target.value)}
    />
  );
  const unit = <span id={`${id}-suffix`}>{after}</span>;
  return (
    <LabelledField id={id} field={field} texts={texts} error={error}>
      {after === "" ? (
        line
      ) : after.length <= within ? (
        <WithUnit data-ahead={ahead || undefined} style={roomFor(after)}>
          {line}
          {unit}
        </WithUnit>
      ) : (
        <Row style={{ flexWrap: "nowrap" }}>
          {line}
          {unit}
        </Row>
      )}
    </LabelledField>
  );
}

/** Letters of what stands within the input. More would leave no room to type on a small phone. */
const within = 5;
