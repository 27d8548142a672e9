import { resolve } from "node:path";
import type { ViteDevServer } from "vite";
import { type Fingerprints, fingerprintsOf } from "../../scripts/build-record.mjs";

type Watch = {
  readonly watcher: Pick<ViteDevServer["watcher"], "add" | "on">;
  /** Absolute paths, asked for again after each change, which may have brought others. */
  readonly files: () => readonly string[];
  /** What was in the files when they were last read. */
  readonly read: Fingerprints;
  readonly onChange: () => void;
};

/** Tells of every change to files once, however many events an editor's way to save them makes of it. */
export function watchFiles({ watcher, files, read, onChange }: Watch): void {
  let seen = read;
  const look = () => {
    const now = fingerprintsOf(files());
    if (Object.entries(now).every(([file, fingerprint]) => seen[file] === fingerprint)) return;
    onChange();
    watcher.add([...files()]);
    // As they were before they were read, so that what was written meanwhile is told, too.
    seen = { ...fingerprintsOf(files()), ...now };
    // An editor may empty a file before it writes it, and the watcher tells of what follows at once only once.
    setTimeout(look, 60).unref();
  };
  watcher.add([...files()]);
  watcher.on("all", (_, changed) => {
    if (files().includes(resolve(changed))) look();
  });
}
