import { useEffect, useRef, useState } from "react";
import { bytesOf, fileName, formatsOf, type SentFile } from "../../../engine/fields/index.ts";
import type { SendingResult } from "../../contract.ts";
import type { FieldProps } from "../field-kind.ts";
import { pickedIn, typedFiles } from "./picked-files.ts";

/** A file that the server does not have yet. */
export type UnsentFile = {
  readonly key: string;
  readonly name: string;
  /** Left out of what was on its way when the page was left: the browser does not have it any more. */
  readonly file?: File;
  /** How much of it has arrived, from 0 to 1. */
  readonly share: number;
  /** Why it was not taken; undefined while it is being sent. */
  readonly refused?: "failed" | "size" | "kind" | undefined;
  readonly stop: AbortController;
};

type Props = Pick<FieldProps<"file">, "field" | "typed" | "onType" | "loadKeeper">;

/** Sends the files that are picked in a field, each as soon as it is picked, and keeps those that the server has. */
export function useSendingFiles({ field, typed, onType, loadKeeper }: Props) {
  const { sent } = pickedIn(typed);
  const [unsent, setUnsent] = useState<readonly UnsentFile[]>([]);
  const keys = useRef(0);
  /** The line of a file stays the same when it has arrived, and with it the focus. */
  const lines = useRef(new Map<string, string>());
  const [arrived, setArrived] = useState<string>();
  // Several files arrive one after the other, each later than it was picked.
  const now = useRef<{ sent: readonly SentFile[]; unsent: readonly UnsentFile[] }>({ sent, unsent });
  now.current = { sent, unsent: now.current.unsent };

  const fresh = (name: string): UnsentFile => {
    keys.current += 1;
    return { key: `${keys.current}`, name, share: 0, stop: new AbortController() };
  };
  const keep = (sent: readonly SentFile[], unsent: readonly UnsentFile[]) => {
    now.current = { sent, unsent };
    setUnsent(unsent);
    onType(typedFiles({ sent, unsent: unsent.map(({ name }) => name) }));
  };
  const change = (stop: AbortController, changes: Partial<UnsentFile>) => {
    const unsent = now.current.unsent.map((each) => (each.stop === stop ? { ...each, ...changes } : each));
    now.current = { ...now.current, unsent };
    setUnsent(unsent);
  };
  const settle = (stop: AbortController, result: SendingResult) => {
    if (stop.signal.aborted) return;
    if ("refused" in result) return change(stop, { refused: result.refused });
    const { key = "" } = now.current.unsent.find((each) => each.stop === stop) ?? {};
    lines.current.set(result.id, key);
    keep(
      [...now.current.sent, result],
      now.current.unsent.filter((each) => each.stop !== stop),
    );
    setArrived(result.name);
  };
  const begin = ({ file, stop }: UnsentFile) => {
    if (!file) return;
    const onProgress = (share: number) => change(stop, { share });
    const sending = loadKeeper().then((keeper) => keeper.sendFile({ file, field, onProgress, stop: stop.signal }));
    void sending.then(
      (result) => settle(stop, result),
      () => settle(stop, { refused: "failed" }),
    );
  };
  const add = (files: readonly File[]) => {
    const added = files.map((file): UnsentFile => {
      const refused = refusalOf(file, field);
      return { ...fresh(fileName(file.name)), file, ...(refused && { refused }) };
    });
    keep(now.current.sent, [...now.current.unsent.filter(({ refused }) => !refused || refused === "failed"), ...added]);
    for (const each of added) if (!each.refused) begin(each);
  };

  // What was on its way when the page was left is not any more: the visitor has to know.
  const lost = pickedIn(typed).unsent;
  const isStale = lost.length > 0 && unsent.length === 0;
  useEffect(() => {
    if (!isStale) return;
    const gone = lost.map((name): UnsentFile => ({ ...fresh(name), refused: "failed" }));
    now.current = { ...now.current, unsent: gone };
    setUnsent(gone);
  });
  useEffect(
    () => () => {
      for (const { stop } of now.current.unsent) stop.abort();
    },
    [],
  );

  return {
    sent,
    unsent,
    /** Name of the file that has arrived last. */
    arrived,
    lineOf: ({ id }: SentFile) => lines.current.get(id) ?? id,
    add,
    again: (each: UnsentFile) => {
      const again = { ...each, share: 0, refused: undefined, stop: new AbortController() };
      keep(
        now.current.sent,
        now.current.unsent.map((other) => (other === each ? again : other)),
      );
      begin(again);
    },
    remove: (file: SentFile | UnsentFile) => {
      if ("stop" in file) file.stop.abort();
      keep(
        now.current.sent.filter((each) => each !== file && !("id" in file && each.id === file.id)),
        now.current.unsent.filter((each) => each !== file),
      );
    },
  };
}

/** Why a file cannot be taken, as far as that can be told before it is sent. Photos are made smaller on their way. */
function refusalOf({ name, type, size }: File, { accept, maxSize }: FieldProps<"file">["field"]) {
  const formats = formatsOf(accept);
  const ending = /\.[^.]*$/.exec(name.toLowerCase())?.[0] ?? "";
  const isKnown = formats.some(({ mime, endings }) => mime === type || endings.some((each) => each === ending));
  if (!isKnown) return "kind";
  return size > bytesOf(maxSize) && !type.startsWith("image/") ? "size" : undefined;
}
