import type { FormRule } from "./form-rules.ts";
import { includable } from "./includable.ts";
import { limits } from "./limits.ts";
import type { ReadResult } from "./ports.ts";
import { fileMeant } from "./slips/file-meant.ts";

type Failure = Extract<ReadResult, { failure: string }>;

/** What an author can do about a file that could not be read, and under which rule it is reported. */
export function readFailure(file: string, { failure, beside = [] }: Failure): ReadProblem {
  const { rule, message } = failures[failure](file);
  const { sentence, suggest } = fileMeant(file, beside, includable);
  return { rule, message: message + sentence, suggest };
}

type ReadProblem = { readonly rule: FormRule; readonly message: string; readonly suggest: string | null };

const failures: { readonly [F in Failure["failure"]]: (file: string) => { rule: FormRule; message: string } } = {
  missing: (file) => ({ rule: "missing-file", message: `There is no file "${file}". Check its name and folder.` }),
  directory: (file) => ({
    rule: "unreadable-file",
    message: `"${file}" is a folder. Name the file in it, for example "${file.replace(/[/\\]+$/, "")}/funnel.yaml".`,
  }),
  "not-utf8": (file) => ({
    rule: "not-utf8",
    message: `"${file}" holds a byte that is not UTF-8 text. Save the file as UTF-8.`,
  }),
  "too-large": (file) => ({
    rule: "too-large",
    message: `"${file}" is larger than ${limits.fileSize / 1_000_000} MB, more than a definition may be. Move images and long texts out of it.`,
  }),
  unreadable: (file) => ({
    rule: "unreadable-file",
    message: `"${file}" cannot be opened. Check that you may read it.`,
  }),
};
