import { existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { checkFile, projectRoot } from "../../disk/index.ts";
import { proofFormats, prove as proveFunnel, serveFunnel, writeProof } from "../../prove/index.ts";
import { defineCommand } from "../command.ts";
import { loadDefinition } from "../load-definition.ts";
import { refuse, refuseMissing, terminalPaint } from "../output.ts";

/** `funnel prove [FILE]`: walks every way of a funnel in a real browser and looks at every step. */
export const prove = defineCommand({
  name: "prove",
  description:
    "Walks a whole funnel in a browser and looks at each step: exit code 0 if nothing is found, 1 if something is, 2 if it could not run",
  positionals: {
    file: { default: "funnel.yaml", description: "The definition" },
  },
  options: {
    keyboard: { type: "boolean", description: "Walks with the keyboard instead of the pointer" },
    only: { type: "string", description: "Only what begins at or leads to this step" },
    shots: { type: "string", description: "A folder for a picture of each step at 320, 375 and 1440 px" },
    format: { type: "string", choices: proofFormats, default: "text", description: "What the report looks like" },
  },
  async run({ file, keyboard, only, shots, format }) {
    if (!existsSync(file)) return refuseMissing(file, "prove FILE");
    const definition = loadDefinition(file, "prove FILE");
    if (typeof definition === "number") return definition;
    if (only !== undefined && !Object.hasOwn(definition.steps, only))
      return refuse(`There is no step "${only}". The steps are: ${Object.keys(definition.steps).join(", ")}.`);
    const { locate, files } = checkFile(file, { isRelease: false });
    if (shots !== undefined) mkdirSync(shots, { recursive: true });
    const began = performance.now();
    const progress = progressLine();
    progress("building the funnel");
    const served = await serveFunnel(projectRoot, resolve(file));
    try {
      const proof = await proveFunnel(definition, {
        origin: served.origin,
        byKeyboard: keyboard,
        only,
        shot:
          shots === undefined
            ? undefined
            : (step, place, width) => join(shots, `${String(place + 1).padStart(2, "0")}-${step}-${width}.png`),
        onProgress: (done, all) => progress(`${done} of ${all} parts`),
      });
      progress("");
      const problems = proof.findings.flatMap(({ rule, message, path }) =>
        locate ? [locate({ rule, severity: "error", message, path, on: "key" })] : [],
      );
      process.stdout.write(
        writeProof[format]({
          proof,
          problems,
          files,
          paint: terminalPaint(process.stdout),
          funnel: definition.id,
          seconds: (performance.now() - began) / 1_000,
        }),
      );
      return problems.length > 0 ? 1 : 0;
    } finally {
      served.stop();
    }
  },
});

/** A line on the error output that says how far a proof has come; none where nobody watches. */
function progressLine(): (text: string) => void {
  const { stderr } = process;
  return (text) => {
    if (stderr.isTTY) stderr.write(`\r\u001b[K${text}`);
  };
}
