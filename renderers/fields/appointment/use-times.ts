import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { TimesLeft } from "../../contract.ts";
import type { FieldProps } from "../field-kind.ts";
import { askedFor, asking, nothingFree } from "./read-appointment.ts";

type Times = {
  /** What the server has told last; undefined before that. */
  readonly told?: TimesLeft;
  /** Whether it did not answer the last question. */
  readonly isLost?: boolean;
  /** The time that was picked and is no longer free. */
  readonly taken?: string;
};

/** Milliseconds after which a page that is looked at asks again, so that what it keeps is not given to others. */
const current = 10 * 60_000;

type Props = Pick<FieldProps<"appointment">, "field" | "typed" | "onType" | "loadKeeper">;

/** The times that are free, and how to pick one: the server keeps it, or says that it is taken. */
export function useTimes({ field, typed, onType, loadKeeper }: Props) {
  const [times, setTimes] = useState<Times>({});
  // Answers come later than they were asked for.
  const last = useRef({ typed, onType });
  last.current = { typed, onType };
  /** What is to be asked next. One question goes after the other, so that what was picked last is what is kept. */
  const next = useRef<string>(undefined);
  const isBusy = useRef(false);
  const write = (text: string) => text !== last.current.typed && last.current.onType(text);

  const hear = (at: string, told: TimesLeft) => {
    const isTaken = at !== "" && !told.isKept;
    setTimes(({ taken }) => ({ told, ...(isTaken ? { taken: at } : at === "" && taken ? { taken } : {}) }));
    if (at !== "" && told.isKept) return write(at);
    write(told.free.length === 0 ? nothingFree : "");
  };
  const miss = (at: string) => {
    setTimes((before) => ({ ...before, isLost: true }));
    // What is kept already stays so for a while. Nobody is held up by a server that is down.
    if (at === "" || last.current.typed !== at) write(nothingFree);
  };
  const ask = async (at: string) => {
    next.current = at;
    if (isBusy.current) return;
    isBusy.current = true;
    while (next.current !== undefined) {
      const asked: string = next.current;
      next.current = undefined;
      const told = await loadKeeper()
        .then(({ askTimes }) => askTimes(field.id, asked || undefined))
        .catch(() => undefined);
      const picked = pickedIn(last.current.typed);
      // What was picked meanwhile counts, or brought back by storage, and not the answer about what was picked before.
      if (picked !== "" && picked !== asked) next.current ??= picked;
      if (next.current !== undefined) continue;
      if (told) hear(picked, told);
      else miss(picked);
    }
    isBusy.current = false;
  };
  const picked = pickedIn(typed);

  const look = useEffectEvent(() => document.hidden || void ask(picked));
  useEffect(() => {
    const lookAgain = () => void look();
    lookAgain();
    document.addEventListener("visibilitychange", lookAgain);
    const timer = setInterval(lookAgain, current);
    return () => {
      document.removeEventListener("visibilitychange", lookAgain);
      clearInterval(timer);
    };
  }, []);

  return {
    ...times,
    picked,
    isKept: picked !== "" && picked === typed,
    pick: (at: string) => {
      onType(asking(at));
      void ask(at);
    },
    again: () => void ask(picked),
  };
}

/** The time that is picked by what was typed, whether the server keeps it yet or not; empty if there is none. */
const pickedIn = (typed: string): string => askedFor(typed) ?? (typed === nothingFree ? "" : typed);
