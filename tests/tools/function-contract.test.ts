import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { copyProject } from "../cli/copy-project.ts";
import { root } from "../cli/run-funnel.ts";

const copy = copyProject();
afterAll(() => rmSync(copy, { recursive: true }));

/** Compiles the browser's code in the copy; gives the files that are wrong. */
function wrongFiles(): readonly string[] {
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const { stdout } = spawnSync(process.execPath, [tsc, "-b", "src/app"], { cwd: copy, encoding: "utf8" });
  return [...new Set(stdout.match(/^\S+\.tsx?(?=\()/gm))];
}

test("the browser's code compiles as it is", () => expect(wrongFiles()).toEqual([]), 120_000);

test.each([
  ["an input", "create-checkout", "planId: string()", "plan: string()", "src/services/purchase/checkout-client.ts"],
  ["an answer", "session-status", "sessionId: session", "id: session", "src/services/purchase/checkout-client.ts"],
  ["an input", "lead", "submissionId: pipe(", "submission: pipe(", "src/services/lead-sender.ts"],
  ["an input", "consent", "isGiven: boolean()", "given: boolean()", "src/services/consent.ts"],
  ["an input", "track-event", "visitId: optional(", "visit: optional(", "src/services/tracking/video-social.ts"],
])(
  "a field of %s of %s that is renamed is missed where the browser uses it",
  { timeout: 120_000 },
  (...[, name, from, to, place]) => {
    const handler = `supabase/functions/${name}/handler.ts`;
    const text = readFileSync(join(copy, handler), "utf8");
    expect(text).toContain(from);
    // The function itself goes on under the new name, so that only its callers are wrong.
    const field = from.slice(0, from.indexOf(":"));
    const renamed = to.slice(0, to.indexOf(":"));
    writeFileSync(join(copy, handler), text.replaceAll(new RegExp(`\\b${field}\\b`, "g"), renamed));
    expect(wrongFiles()).toContain(place);
    cpSync(join(root, handler), join(copy, handler));
  },
);
