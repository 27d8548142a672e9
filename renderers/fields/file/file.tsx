import { type RefCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { styled } from "styled-components";
import { formatsOf } from "../../../engine/fields/index.ts";
import { Problem } from "../../ui/controls/labelled.tsx";
import { announced } from "../../ui/text/announced.ts";
import { Tick } from "../../ui/text/tick.tsx";
import { Unseen } from "../../ui/text/unseen.ts";
import { FieldAction } from "../field-action.ts";
import { describedBy, FieldGroup } from "../field-group.tsx";
import type { FieldKind, FieldProps, FormTexts } from "../field-kind.ts";
import { RemoveButton } from "../remove-button.tsx";
import { readFiles } from "./picked-files.ts";
import { type UnsentFile, useSendingFiles } from "./use-sending-files.ts";

/** Files from the visitor's device. What was typed are the ids under which the server keeps them, with their names. */
export const FileField: FieldKind<"file"> = {
  read: (typed) => readFiles(typed),
  write: (value) => value,
  missing: "required",
  Show: Files,
};

function Files({ field, id, typed, onType, texts, typing, error, inputRef, loadKeeper }: FieldProps<"file">) {
  const { sent, unsent, arrived, lineOf, add, again, remove } = useSendingFiles({ field, typed, onType, loadKeeper });
  const [isCut, setIsCut] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const count = sent.length + unsent.filter(({ refused }) => !refused).length;
  const room = field.max - count;
  const underWay = unsent.find(({ refused }) => !refused);
  const formats = formatsOf(field.accept);
  const kinds = [...new Set(formats.flatMap(({ name }) => name ?? []))].join(", ");
  // A name is the visitor's word: no braces in it are filled.
  const say: Say = (text, { example = "", max = "" }) =>
    text
      .split(/(\{example\}|\{max\})/)
      .map((part) => (part === "{example}" ? example : part === "{max}" ? String(max) : part && typing.plain(part)))
      .join("");
  const megabytes = new Intl.NumberFormat(typing.language, { style: "unit", unit: "megabyte" }).format(field.maxSize);
  const pick = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])];
    // The same file may be picked again after it was removed.
    input.value = "";
    setIsCut(files.length > room);
    if (files.length === 0) return;
    add(files.slice(0, Math.max(0, room)));
    if (files.length >= room) requestAnimationFrame(() => list.current?.querySelector("button")?.focus());
  };
  // What was picked while the page's code was still on its way.
  const pickNow = useEffectEvent(() => picker.current && pick(picker.current));
  useEffect(() => void pickNow(), []);
  /** What had the focus is gone: the next thing in the field gets it. */
  const moveOn = () => requestAnimationFrame(() => (picker.current ?? list.current?.querySelector("button"))?.focus());
  const take = (removed: Parameters<typeof remove>[0]) => {
    remove(removed);
    moveOn();
  };
  const retry = (waiting: UnsentFile) => {
    again(waiting);
    moveOn();
  };
  const first: RefCallback<HTMLInputElement> = (input) => {
    picker.current = input;
    inputRef.current = input ?? list.current?.querySelector("button") ?? null;
  };
  return (
    <FieldGroup id={id} field={field} texts={texts} error={error}>
      {count + unsent.length > 0 && (
        <List ref={list}>
          {[...sent.map((file) => ({ ...file, key: lineOf(file) })), ...unsent].map((file) => {
            const waiting = "stop" in file ? file : undefined;
            return (
              <Line key={file.key} data-sent={waiting ? undefined : ""} data-refused={waiting?.refused}>
                {!waiting && <Tick />}
                <Name dir="auto">{file.name}</Name>
                {waiting?.refused === "failed" && waiting.file && (
                  <FieldAction type="button" onClick={() => retry(waiting)}>
                    {typing.plain(texts.tryAgain)}
                  </FieldAction>
                )}
                <RemoveButton label={say(texts.removeFile, { example: file.name })} onPress={() => take(file)} />
                {waiting?.refused && <Problem {...announced}>{wrong(waiting, texts, kinds, megabytes, say)}</Problem>}
                {waiting && !waiting.refused && (
                  <Bar aria-label={say(texts.sendingFile, { example: file.name })} value={waiting.share} max={1} />
                )}
              </Line>
            );
          })}
        </List>
      )}
      {room > 0 && (
        <Zone>
          <Picker
            ref={first}
            id={id}
            type="file"
            accept={formats.flatMap(({ mime, endings }) => [mime, ...endings]).join(",")}
            multiple={field.max > 1}
            aria-labelledby={`${id}-label ${id}-face`}
            aria-required={field.required}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${describedBy(id, field)} ${id}-limits`}
            onChange={({ currentTarget }) => pick(currentTarget)}
          />
          <Face id={`${id}-face`} aria-hidden="true">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 16V4m-5 5 5-5 5 5M4 16v4h16v-4" />
            </svg>
            {typing.plain(count > 0 ? texts.anotherFile : texts.chooseFile)}
          </Face>
        </Zone>
      )}
      {room > 0 && (
        <Limits id={`${id}-limits`}>
          {say(texts.fileLimits, { example: kinds, max: megabytes })}
          {field.max > 1 && ` ${say(texts.fileCount, { max: field.max })}`}
        </Limits>
      )}
      <Problem {...announced}>{isCut && say(texts.tooManyFiles, { max: field.max })}</Problem>
      <Unseen role="status">
        {underWay
          ? say(texts.sendingFile, { example: underWay.name })
          : arrived && say(texts.fileSent, { example: arrived })}
      </Unseen>
    </FieldGroup>
  );
}

/** One of the engine's sentences with the name of a file, or the kinds of files, and a bound. */
type Say = (text: string, figures: { readonly example?: string; readonly max?: string | number }) => string;

/** Why the server does not have a file. */
function wrong({ name, refused }: UnsentFile, texts: FormTexts, kinds: string, most: string, say: Say): string {
  if (refused === "kind") return say(texts.wrongFile, { example: kinds });
  return say(refused === "size" ? texts.fileTooLarge : texts.fileFailed, { example: name, max: most });
}

/** The input covers its face: a tap and a file that is dropped both reach it. */
const Zone = styled.div`
  display: grid;

  > * { grid-area: 1 / 1; }
`;

const Picker = styled.input`
  width: 100%;
  min-width: 0;
  opacity: 0;
  cursor: pointer;

  &:focus-visible + * { border-color: var(--accent); outline: 3px solid var(--accent); outline-offset: -1.5px; }

  &[aria-invalid="true"] + * { border-color: var(--danger); background: color-mix(in srgb, var(--danger) 4%, var(--surface)); }

  @media (hover: hover) {
    &:hover + * { border-color: var(--accent); color: var(--accent); }
  }
`;

const Face = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 4px 12px;
  min-height: 72px;
  padding: 12px 18px;
  border: 1.5px dashed var(--control);
  border-radius: calc(var(--radius) * 0.875);
  background: var(--surface);
  color: var(--ink);
  font-weight: 600;
  text-align: center;
  overflow-wrap: anywhere;
  pointer-events: none;

  svg { flex: none; width: 24px; height: 24px; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
`;

const Limits = styled.p`
  margin: 0;
  color: var(--muted);
  font-size: 0.9375rem;
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.li`
  display: grid;
  grid-auto-columns: auto;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: 0 8px;
  padding: 6px 6px 6px 18px;
  border: 1.5px solid var(--control);
  border-radius: calc(var(--radius) * 0.875);
  background: var(--surface);

  &[data-sent] { grid-template-columns: auto minmax(0, 1fr); border-color: var(--success); }

  &[data-refused] { border-color: var(--danger); }

  > * { grid-row: 1; }

  > svg { margin-top: 0; }

  > progress, > p { grid-row: 2; grid-column: 1 / -1; padding-block: 2px 6px; }

  [dir="rtl"] & { padding: 6px 18px 6px 6px; }
`;

const Name = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Bar = styled.progress`
  width: calc(100% - 12px);
  height: 12px;
  padding: 0;
  accent-color: var(--accent);
`;
