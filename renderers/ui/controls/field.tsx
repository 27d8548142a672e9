import { type InputHTMLAttributes, type ReactNode, type Ref, useEffect, useId, useState } from "react";
import { styled } from "styled-components";
import type { Notice, StepActions } from "../../contract.ts";
import { Labelled } from "./labelled.tsx";

type Props = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "placeholder" | "autoComplete" | "inputMode" | "required" | "disabled" | "dir"
> & {
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is wrong with the value; announced when it appears. */
  readonly error?: string | undefined;
  /** Whether the value is wrong, although another place says why. */
  readonly isRefused?: boolean;
  /** For focusing the first field with an error. */
  readonly inputRef?: Ref<HTMLInputElement>;
};

/** A labelled text field with space for its error. */
export function Field({ label, value, onChange, error, isRefused, inputRef, required, ...input }: Props) {
  const id = useId();
  return (
    <Labelled id={id} label={label} error={error}>
      <Input
        {...input}
        // Not `required`, for which Firefox calls an empty field and its form an invalid entry before anybody has typed.
        aria-required={required}
        id={id}
        ref={inputRef}
        value={value}
        aria-invalid={error || isRefused ? true : undefined}
        aria-describedby={`${id}-error`}
        onChange={(event) => onChange(event.target.value)}
      />
    </Labelled>
  );
}

const Input = styled.input`
  width: 100%;
  min-height: 56px;
  padding: 12px 18px;
  border: 1.5px solid var(--control);
  border-radius: calc(var(--radius) * 0.875);
  background: var(--surface);
  color: var(--ink);
  font: 400 1.0625rem/1.4 var(--font);
  /* Its label is scrolled to with it. */
  scroll-margin-top: 48px;

  &::placeholder { color: var(--muted); opacity: 1; }

  &:focus-visible { border-color: var(--accent); outline-offset: -1.5px; }

  &[aria-invalid] {
    border-color: var(--danger);
    background: color-mix(in srgb, var(--danger) 4%, var(--surface));
    outline-color: var(--danger);
  }
`;

/**
 * A refused entry, with a notice. Error and notice disappear when the visitor changes the entry or leaves.
 *
 * @param entry the entry that would be sent now
 * @returns whether this very entry was refused, and the function that refuses it
 */
export function useRefusal(
  entry: string,
  onNotice: StepActions["onNotice"],
): [boolean, (problem: Omit<Notice, "tone">) => void] {
  const [refused, setRefused] = useState<{ readonly entry: string; readonly withdraw: () => void }>();
  const isRefused = refused?.entry === entry;
  useEffect(() => (isRefused ? refused.withdraw : undefined), [isRefused, refused]);
  return [
    isRefused,
    (problem) => setRefused({ entry, withdraw: onNotice({ ...problem, tone: "danger", isSaid: true }) }),
  ];
}
