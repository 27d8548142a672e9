import { resolve } from "node:path";
import type { ViteDevServer } from "vite";
import { type Fingerprints, fingerprintsOf } from "../../scripts/build-record.mjs";

type Watch = {
  readonly watcher: Pick<ViteDevServer["watcher"], "add" | "on">;
  /** Absolute paths, requested again after each change, because a change may add others. */
  readonly files: () => readonly string[];
  /** Contents of the files when they were last read. */
  readonly read: Fingerprints;
  readonly onChange: () => void;
};

/** Reports each change to files once, however many events the editor's way of saving causes. */
export function watchFiles({ watcher, files, read, onChange }: Watch): void {
  let seen = read;
  const look = () => {
    const now = fingerprintsOf(files());
    if (Object.entries(now).every(([file, fingerprint]) => seen[file] === fingerprint)) return;
    onChange();
    watcher.add([...files()]);
    // Taken before the files are read, so that changes made meanwhile are also reported.
    seen = { ...fingerprintsOf(files()), ...now };
    // An editor may empty a file before writing it, and the watcher reports two quick events as one.
    setTimeout(look, 60).unref();
  };
  watcher.add([...files()]);
  watcher.on("all", (_, changed) => {
    if (files().includes(resolve(changed))) look();
  });
}
