import { fireEvent } from "@testing-library/react";
import { useEffect, useState } from "react";
import { vi } from "vitest";
import { parse } from "yaml";
import { numberSigns } from "../../engine/fields/index.ts";
import type { Keeper } from "../contract.ts";
import type { FieldKind, FieldOf, FieldType, Typing } from "../fields/index.ts";
import { defaultTexts } from "./example.ts";
import { show } from "./show.tsx";

/** What is the same for all fields, and what the schema fills in. */
const standard = { required: true, maxLength: 200, decimals: 0, preferred: [], country: "us", step: 1 };

/** Where fields are typed in tests: on the last day of January 2026. */
export const typingIn = (language: string): Typing => ({
  language,
  signs: numberSigns(language),
  today: "2026-01-31",
  plain: (copy) => copy,
});

type AskedHow = {
  readonly language?: string;
  readonly typed?: string;
  /** What storage brings back, once the finished page has been taken over. */
  readonly restored?: string;
  readonly error?: string;
  readonly askTimes?: Keeper["askTimes"];
};

/**
 * A field as a visitor sees it, and what that visitor can do there.
 *
 * @param yaml its example; `given` replaces keys of it
 */
export function askField<T extends FieldType>(
  kind: FieldKind<T>,
  yaml: string,
  given: Partial<FieldOf<T>> = {},
  { language = "en-GB", typed = "", restored, error, askTimes = vi.fn<Keeper["askTimes"]>() }: AskedHow = {},
) {
  const field: FieldOf<T> = { ...standard, ...parse(yaml), ...given };
  const typing = typingIn(language);
  const inputRef = { current: null as HTMLElement | null };
  const onUnit = vi.fn<(unit: string) => void>();
  const sendFile = vi.fn<Keeper["sendFile"]>();
  let now = typed;
  function Page() {
    const [text, setText] = useState(typed);
    now = text;
    useEffect(() => {
      if (restored !== undefined) setText(restored);
    }, []);
    return (
      <kind.Show
        field={field}
        id="field"
        typed={text}
        onType={setText}
        texts={defaultTexts("form")}
        typing={typing}
        error={error}
        inputRef={inputRef}
        enterKeyHint="next"
        units={[]}
        onUnit={onUnit}
        guessCountry={async () => undefined}
        loadKeeper={async () => ({ sendFile, askTimes, confirmContact: vi.fn() })}
        now={() => Date.UTC(2026, 0, 31, 12)}
      />
    );
  }
  show(<Page />, { language });
  return {
    field,
    inputRef,
    onUnit,
    sendFile,
    type: (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } }),
    /** What is typed now, in the field's own notation. */
    typed: () => now,
    /** What would be kept now, or what is wrong with it. */
    kept: () => kind.read(now, field, typing),
  };
}
