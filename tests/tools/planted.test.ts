import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyProject } from "../cli/copy-project.ts";
import { root } from "../cli/run-funnel.ts";

/** Fields of functions, and the browser file that uses each. */
const fields = [
  ["an input", "create-checkout", "planId: pipe(", "src/services/purchase/checkout-client.ts"],
  ["an answer", "session-status", "sessionId: session", "src/services/purchase/checkout-client.ts"],
  ["an input", "lead", "submissionId: pipe(", "src/services/lead-sender.ts"],
  ["an input", "consent", "isGiven: boolean()", "src/services/consent.ts"],
  ["an input", "track-event", "visitId: optional(", "src/services/tracking/video-social.ts"],
] as const;

/** Traits of types, and files that ask for each. */
const traits = {
  takesPayment: ["engine/flow/step-flow.ts", "engine/traits/traits.ts", "renderers/contract.ts"],
  isReceipt: ["engine/lint/rules/flow/missing-receipt.ts", "engine/views/server-funnel.ts"],
  offersPlans: ["engine/lint/rules/money/dearest-plan-preselected.ts", "renderers/pricing/picked-plan.tsx"],
};

const copy = copyProject();
afterAll(() => rmSync(copy, { recursive: true }));

const read = (file: string) => readFileSync(join(copy, file), "utf8");

/** Changes a file of the copy, which must contain the text to replace. */
function edit(file: string, from: string, change: (text: string) => string) {
  const text = read(file);
  expect(text).toContain(from);
  writeFileSync(join(copy, file), change(text));
}

/** The compiler's errors by file, with everything planted at once. `npm run check` compiles the code without these. */
let complaints: readonly { readonly file: string; readonly message: string }[] = [];

/** Files with compiler errors about a name, in order. */
const wrongFor = (name: string) =>
  [
    ...new Set(complaints.filter(({ message }) => new RegExp(`\\b${name}\\b`).test(message)).map(({ file }) => file)),
  ].sort();

beforeAll(() => {
  for (const [, name, line] of fields) {
    const field = line.slice(0, line.indexOf(":"));
    // The function itself uses the new name, so only its callers are wrong.
    edit(`supabase/functions/${name}/handler.ts`, line, (text) =>
      text.replaceAll(new RegExp(`\\b${field}\\b`, "g"), `${field}Renamed`),
    );
  }
  for (const trait of Object.keys(traits)) {
    edit("schema/traits.ts", `${trait}:`, (text) => text.replaceAll(`${trait}:`, `${trait}Renamed:`));
    edit("schema/funnel.types.ts", `${trait}?:`, (text) => text.replaceAll(`${trait}?:`, `${trait}Renamed?:`));
  }
  const query = "  readonly query: Named";
  edit("engine/flow/condition-node.ts", query, (text) => text.replace(query, `  readonly moonPhase: Named;\n${query}`));
  const has = "  has?: OneOrMore;";
  edit("schema/funnel.types.ts", has, (text) => text.replace(has, `${has}\n  tide?: { [k: string]: string };`));

  const { stdout } = spawnSync(process.execPath, [join(root, "src/scripts/compile.mjs"), "src/app"], {
    cwd: copy,
    encoding: "utf8",
  });
  complaints = stdout.split(/\n(?=\S)/).map((message) => ({ file: message.slice(0, message.indexOf("(")), message }));
}, 120_000);

test.each(fields)("a field of %s of %s that is renamed is missed where the browser uses it", (_, __, line, place) =>
  expect(wrongFor(line.slice(0, line.indexOf(":")))).toContain(place),
);

test.each(Object.entries(traits))(
  "the trait %s, renamed in the table, is missed by the compiler wherever it is asked",
  (trait, asked) => expect(wrongFor(trait)).toEqual(expect.arrayContaining(asked)),
);

test("a kind of condition more is demanded by the compiler in each reading of them", () => {
  const readings = readdirSync(join(copy, "engine"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => `engine/${name}`)
    .filter((file) => /^const \w+: ByKind</m.test(read(file)))
    .sort();
  expect(readings.length).toBeGreaterThan(5);
  expect(wrongFor("moonPhase")).toEqual(readings);
});

test("a word more in the schema is demanded by the compiler in the parser", () =>
  expect(wrongFor("tide")).toContain("engine/flow/parse-condition.ts"));
