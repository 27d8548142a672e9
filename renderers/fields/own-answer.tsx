import { type FormEvent, useState } from "react";
import { ownAnswer, ownAnswerName, resolvedOptions } from "../../engine/flow/index.ts";
import type { OwnAnswerProps } from "../contract.ts";
import { Button } from "../ui/controls/button.tsx";
import { Field } from "../ui/controls/field.tsx";
import { ColumnForm } from "../ui/layout/column-form.ts";
import { ActionBar } from "../ui/layout/step-column.tsx";
import { usePlain } from "../ui/text/copy.tsx";
import { readText } from "./read-text.ts";

/** The field below the options of a question: what is typed there is the answer, and its button moves on. */
export function OwnAnswer(props: OwnAnswerProps) {
  const { id, choice, onSave, onAnswer, onNext } = props;
  const { field, text, setText, value, texts, plain } = useOwnAnswer(props);
  const { value: answer, error } = value(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!answer) return;
    onSave({ [ownAnswerName(id)]: answer });
    onAnswer([ownAnswer]);
    onNext();
  };
  return (
    <ColumnForm noValidate onSubmit={submit}>
      <Field {...field} value={text} onChange={setText} error={error} />
      {(answer || choice.includes(ownAnswer)) && (
        <ActionBar>
          <Button type="submit" disabled={!answer}>
            {plain(texts?.button ?? "")}
          </Button>
        </ActionBar>
      )}
    </ColumnForm>
  );
}

/** The same below options of which several can be chosen: what is typed counts as one of them, at once. */
export function OwnChoice(props: OwnAnswerProps) {
  const { id, step, choice, onSave, onAnswer } = props;
  const { field, text, setText, value } = useOwnAnswer(props);
  const alone = resolvedOptions(step.options).filter(({ exclusive }) => exclusive);
  const isChosen = choice.includes(ownAnswer);
  // An exclusive option has taken the place of what was typed.
  const shown = isChosen || value(text).error ? text : "";
  const type = (typed: string) => {
    const { value: answer = "" } = value(typed);
    setText(typed);
    onSave({ [ownAnswerName(id)]: answer });
    const others = choice.filter(
      (option) => option !== ownAnswer && !(answer && alone.some((one) => one.id === option)),
    );
    onAnswer(answer ? [...others, ownAnswer] : others);
  };
  const isFull = !isChosen && choice.length >= (step.max ?? Number.POSITIVE_INFINITY);
  return (
    <Field
      {...field}
      value={shown}
      onChange={type}
      error={value(shown).error}
      disabled={isFull && !alone.some(({ id }) => choice.includes(id))}
    />
  );
}

/** What both fields share: their words, what is kept of an earlier answer, and how they read what is typed. */
function useOwnAnswer({ id, step, choice, values, texts }: OwnAnswerProps) {
  const plain = usePlain();
  const { otherwise } = step;
  const { label = texts?.label ?? "", placeholder, maxLength = 200 } = typeof otherwise === "object" ? otherwise : {};
  const value = (typed: string): { readonly value?: string; readonly error?: string } => {
    const reading = readText(typed.replace(/\s+/g, " "), { maxLength });
    if ("value" in reading) return { value: reading.value };
    const { problem, max = "" } = reading;
    const sentence =
      problem === "tooLong" || problem === "oddCharacters" || problem === "noMarkup" ? texts?.[problem] : "";
    return { error: plain((sentence ?? "").replace("{max}", max)) };
  };
  const [typed, setText] = useState<string>();
  // Stored answers come just after a prerendered page is taken over, and nothing that is typed is replaced by them.
  const text = typed ?? ((choice.includes(ownAnswer) && values[ownAnswerName(id)]) || "");
  const field = { label: plain(label), ...(placeholder && { placeholder: plain(placeholder) }) };
  return { field, text, setText, value, texts, plain };
}
