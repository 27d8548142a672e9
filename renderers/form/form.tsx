import { type ComponentType, type FormEvent, type KeyboardEvent, useMemo, useRef, useState } from "react";
import { dayOf, numberSigns, unitTypedName } from "../../engine/fields/index.ts";
import { type ContactField, contactPart, requiredOneOf } from "../../engine/traits/index.ts";
import type { Field } from "../../schema/funnel.types.ts";
import type { StepOf, StepProps } from "../contract.ts";
import { type FormTexts, type Problem, registry, type Typing } from "../fields/index.ts";
import { useFunnel } from "../funnel-context.ts";
import { StepSections } from "../sections/step-sections.tsx";
import { Button } from "../ui/controls/button.tsx";
import { focusWrong } from "../ui/controls/focus-wrong.ts";
import { isComposing } from "../ui/controls/is-composing.ts";
import { Trap } from "../ui/controls/trap.tsx";
import { ColumnForm } from "../ui/layout/column-form.ts";
import { ActionBar, StepColumn } from "../ui/layout/step-column.tsx";
import { Copy, usePlain } from "../ui/text/copy.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { FinePrint, Hint, Lede } from "../ui/text/paragraphs.ts";
import { useSending } from "../use-sending.ts";
import { type FieldReading, type Kinds, readFields } from "./read-fields.ts";
import { useTyped } from "./use-typed.ts";

/** Loads the types of a form's fields, and returns the form that shows them. */
export async function formWith({ fields }: Pick<StepOf<"form">, "fields">): Promise<ComponentType<StepProps<"form">>> {
  const types = [...new Set(fields.map(({ type }) => type))];
  const loaded = await Promise.all(types.map(async (type) => [type, await registry[type]()] as const));
  // The registry pairs each type with its kind, and each field is only given to the kind of its type.
  const kinds = Object.fromEntries(loaded) as Kinds;
  return function LoadedForm(props) {
    return <Form {...props} kinds={kinds} />;
  };
}

/** Asks for fields. Everything is kept at once when the visitor moves on, and not before all of it is right. */
function Form({ id, step, texts, values, sections, kinds, ...actions }: StepProps<"form"> & { readonly kinds: Kinds }) {
  const { onSave, onLead, onNext, headStart, guessCountry, loadKeeper, storage, now } = actions;
  const plain = usePlain();
  const { language, fieldsAsked, lookup } = useFunnel();
  const signs = useMemo(() => numberSigns(language), [language]);
  const typing: Typing = { language, signs, today: dayOf(now()), plain };
  const { typedIn, type, units, chooseUnit } = useTyped(kinds, values, typing, storage);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const inputs = useRef(new Map<string, { current: HTMLElement | null }>());
  const { sending, send, trap } = useSending({ onSave, onLead, onNext, headStart });

  const readings = readFields(step, typedIn, kinds, typing, fieldsAsked);
  const oneOf = requiredOneOf(step);
  const bad = readings.filter(({ field, typed, problem, doubt }) => problem ?? (doubt && refused[field.id] !== typed));
  const inputOf = (field: string) => {
    const known = inputs.current.get(field);
    const input = known ?? { current: null };
    if (!known) inputs.current.set(field, input);
    return input;
  };
  const refuse = (wrong: readonly FieldReading[]) => {
    setRefused((before) => ({ ...before, ...Object.fromEntries(wrong.map(({ field, typed }) => [field.id, typed])) }));
    focusWrong(inputOf(wrong[0]?.field.id ?? "").current);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (bad.length > 0) return refuse(bad);
    const given = Object.fromEntries(
      readings.flatMap(({ field, value, unit }) => [
        [field.id, value],
        ...(unit ? [[unitTypedName(field.id), unit]] : []),
      ]),
    );
    const parts = step.fields.flatMap((field) => {
      const part = contactPart(field);
      // A field that is not asked for takes back the contact that it gave itself, and none that another step took.
      const isOwn = Object.hasOwn(given, field.id) || (part && values[field.id] === values[part]);
      return part && isOwn ? [[part, given[field.id] ?? ""] as const] : [];
    });
    const contacts: Readonly<Partial<Record<ContactField, string>>> = Object.fromEntries(parts);
    // An emptied field takes back what it gave before, and so does one that is no longer asked for.
    const all = { ...nothingIn(step.fields), ...given, ...contacts };
    // What was typed in a field that is not asked for any more is no name.
    const known = lookup("name") && values.name;
    const { email, phone, name = known } = contacts;
    const contact = {
      ...(email && { email }),
      ...(phone && { phone }),
      ...(name && { name }),
    };
    if (email) return send({ ...contact, email }, all);
    if (phone) return send({ ...contact, phone }, all);
    onSave(all);
    onNext();
  };

  /** Enter goes on: to the next field if there is still something to fill in, otherwise to the next step. */
  const enter = (event: KeyboardEvent) => {
    const { target, key, nativeEvent } = event;
    if (key !== "Enter" || isComposing(nativeEvent) || bad.length === 0 || !(target instanceof HTMLInputElement))
      return;
    const name = target.closest("[data-field]")?.getAttribute("data-field");
    const at = readings.findIndex(({ field }) => field.id === name);
    const here = readings[at];
    const next = readings[at + 1];
    if (!here || !next) return;
    event.preventDefault();
    // What another field can still make good is no reason to stay.
    const isLast = !readings.slice(at + 1).some(({ field }) => oneOf.includes(field.id));
    if (bad.includes(here) && (here.problem?.problem !== "requiredOne" || isLast)) refuse([here]);
    else inputOf(next.field.id).current?.focus();
  };

  return (
    <StepColumn>
      <Lede>
        <Heading>
          <Copy of={step.heading} />
        </Heading>
        {step.hint && (
          <Hint>
            <Copy of={step.hint} />
          </Hint>
        )}
      </Lede>
      <ColumnForm noValidate onSubmit={submit} onKeyDown={enter}>
        {readings.map(({ field, typed, problem: wrong, doubt }, index) => {
          const problem = wrong ?? doubt;
          const Show = kinds[field.type]?.Show;
          if (!Show) return null;
          return (
            <div key={field.id} data-field={field.id}>
              <Show
                field={field}
                id={`${id}-${field.id}`}
                typed={typed}
                onType={(text) => type(field.id, text)}
                texts={oneOf.includes(field.id) ? { ...texts, optional: texts.either } : texts}
                typing={typing}
                error={problem && refused[field.id] === typed ? sentence(problem, texts, plain) : undefined}
                inputRef={inputOf(field.id)}
                enterKeyHint={index < readings.length - 1 ? "next" : "done"}
                units={units}
                onUnit={chooseUnit}
                guessCountry={guessCountry}
                loadKeeper={loadKeeper}
                now={now}
              />
            </div>
          );
        })}
        {step.fields.some(contactPart) && <Trap inputRef={trap} />}
        {step.consent && (
          <FinePrint>
            <Copy of={step.consent} />
          </FinePrint>
        )}
        <ActionBar>
          <Button type="submit" busy={sending}>
            {plain(sending ? texts.sending : step.button)}
          </Button>
        </ActionBar>
      </ColumnForm>
      <StepSections step={step} sections={sections} values={values} {...actions} />
    </StepColumn>
  );
}

const nothingIn = (fields: readonly Field[]) => Object.fromEntries(fields.map(({ id }) => [id, ""]));

/** What is wrong, in words. */
function sentence({ problem, ...figures }: Problem, texts: FormTexts, plain: Typing["plain"]): string {
  const filled = Object.entries(figures).reduce<string>(
    (text, [name, figure]) => text.replaceAll(`{${name}}`, figure ?? ""),
    texts[problem],
  );
  return plain(filled);
}
