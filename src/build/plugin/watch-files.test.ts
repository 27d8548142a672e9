import { EventEmitter } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { fingerprintsOf } from "../../scripts/build-record.mjs";
import { watchFiles } from "./watch-files.ts";

const folder = mkdtempSync(join(tmpdir(), "watch-"));
const [funnel, picture] = [join(folder, "funnel.yaml"), join(folder, "picture.svg")];

beforeEach(() => {
  vi.useFakeTimers();
  writeFileSync(funnel, "start");
  writeFileSync(picture, "<svg/>");
});

afterEach(() => void vi.useRealTimers());
afterAll(() => rmSync(folder, { recursive: true }));

/** Watches the definition and, once it has changed, also the picture. */
function watched() {
  const files = [funnel];
  const watcher = Object.assign(new EventEmitter(), { add: vi.fn() });
  const onChange = vi.fn(() => {
    files.splice(1, 1, picture);
  });
  watchFiles({ watcher: watcher as never, files: () => files, read: fingerprintsOf(files), onChange });
  const tell = (file: string, event = "change") => {
    watcher.emit("all", event, file);
    vi.advanceTimersByTime(1_000);
  };
  return { watcher, onChange, tell };
}

it("tells of a change once, also where an editor makes several events of it and it names other files", () => {
  const { onChange, tell, watcher } = watched();
  writeFileSync(funnel, "changed");
  tell(funnel, "unlink");
  tell(funnel, "add");
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(watcher.add).toHaveBeenLastCalledWith([funnel, picture]);
  writeFileSync(picture, "<svg></svg>");
  tell(picture);
  expect(onChange).toHaveBeenCalledTimes(2);
});

it("does not tell of a file that was saved as it was", () => {
  const { onChange, tell } = watched();
  tell(funnel);
  expect(onChange).not.toHaveBeenCalled();
});

it("tells of what is written while it tells, though no event does", () => {
  const { onChange, tell } = watched();
  writeFileSync(funnel, "");
  onChange.mockImplementationOnce(() => writeFileSync(funnel, "whole"));
  tell(funnel);
  expect(onChange).toHaveBeenCalledTimes(2);
});
