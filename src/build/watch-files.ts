import { resolve } from "node:path";
import type { ViteDevServer } from "vite";
import { inputHashes } from "./input-hashes.ts";

type Watch = {
  readonly watcher: Pick<ViteDevServer["watcher"], "add" | "on">;
  /** Absolute paths, asked for again after each change, which may have brought others. */
  readonly files: () => readonly string[];
  /** What was in the files when they were last read. */
  readonly read: ReturnType<typeof inputHashes>;
  readonly onChange: () => void;
};

/** Tells of every change to files once, however many events an editor's way to save them makes of it. */
export function watchFiles({ watcher, files, read, onChange }: Watch): void {
  let seen = read;
  const hashes = () => {
    try {
      return inputHashes(files());
    } catch {
      // One of them is being replaced.
      return undefined;
    }
  };
  const lookLater = () => setTimeout(look, 60, true).unref();
  const look = (isLater = false) => {
    const now = hashes();
    if (!now && !isLater) return void lookLater();
    if (now && Object.entries(now).every(([file, hash]) => seen[file] === hash)) return;
    onChange();
    watcher.add([...files()]);
    // As they were before they were read, so that what was written meanwhile is told, too.
    seen = { ...hashes(), ...now };
    // An editor may empty a file before it writes it, and the watcher tells of what follows at once only once.
    if (now) lookLater();
  };
  watcher.add([...files()]);
  watcher.on("all", (_, changed) => {
    if (files().includes(resolve(changed))) look();
  });
}
