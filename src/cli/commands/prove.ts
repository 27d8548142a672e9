import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { ReadText } from "../../../engine/load/index.ts";
import { checkFile, definitionHash, findFile, projectRoot, readText } from "../../disk/index.ts";
import {
  contactSheet,
  fetchChromium,
  type Picture,
  type Proof,
  proofFormats,
  prove as proveFunnel,
  serveAsRead,
  serveFunnel,
  writeProof,
} from "../../prove/index.ts";
import { defineCommand, walkDay } from "../command.ts";
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
    on: walkDay,
    shots: {
      type: "string",
      description:
        "A folder for a picture of each step at 320, 375 and 1440 px, in each language, and a page that shows them all",
    },
    format: { type: "string", choices: proofFormats, default: "text", description: "What the report looks like" },
  },
  async run({ file, keyboard, only, on, shots, format }) {
    if (!existsSync(file)) return refuseMissing(file, "prove FILE");
    const first = readOnce(file, only);
    if (typeof first === "number") return first;
    const { definition } = first;
    const began = performance.now();
    const progress = progressLine();
    await fetchChromium();
    const taken: Picture[] = [];
    const proofOf = async (path: string, looksOnly: boolean) => {
      progress(`${path}: building`);
      const asRead = await serveAsRead(
        () => readOnce(path, only),
        () => serveFunnel(projectRoot, resolve(path)),
        () => {
          progress("");
          process.stderr.write(`${path} was saved while it was built: it is read and built again.\n`);
        },
      );
      if (typeof asRead === "number") return asRead;
      const { read, served } = asRead;
      const its = read.definition;
      try {
        const proof = await proveFunnel(its, {
          origin: served.origin,
          mails: served.mails,
          byKeyboard: keyboard,
          only,
          day: on,
          looksOnly,
          shot:
            shots === undefined
              ? undefined
              : (step, place, width, sight) => {
                  const { language } = its;
                  const what = sight ?? step;
                  const shot = `${String(place + 1).padStart(2, "0")}-${what}-${language}-${width}.png`;
                  taken.push({ file: shot, step, place, language, width, ...(sight && { sight }) });
                  return join(shots, shot);
                },
          onProgress: (done, all) => progress(`${path}: ${done} of ${all} parts`),
        });
        return { ...read, proof };
      } finally {
        served.stop();
      }
    };
    if (shots !== undefined) mkdirSync(shots, { recursive: true });
    const found = (proof: Proof, at: ReturnType<typeof checkFile>["locate"]) =>
      proof.findings.flatMap(({ rule, message, path }) =>
        at ? [at({ rule, severity: "error", message, path, on: "key" })] : [],
      );
    const proved = await proofOf(file, false);
    if (typeof proved === "number") return proved;
    const { proof, locate, files } = proved;
    const problems = found(proof, locate);
    const findings = [...proof.findings];
    // The ways are the same in each language; what a text does to a page is not.
    for (const path of shots === undefined ? [] : translationsOf(file)) {
      const looked = await proofOf(path, true);
      if (typeof looked === "number") return looked;
      const own = looked.proof.findings.map((finding) => ({ ...finding, message: `In ${path}: ${finding.message}` }));
      problems.push(...found({ ...looked.proof, findings: own }, looked.locate));
      findings.push(...own);
    }
    progress("");
    if (shots !== undefined) writeFileSync(join(shots, "index.html"), contactSheet(definition.id, taken));
    process.stdout.write(
      writeProof[format]({
        proof: { ...proof, findings },
        problems,
        files,
        paint: terminalPaint(process.stdout),
        funnel: definition.id,
        seconds: (performance.now() - began) / 1_000,
      }),
    );
    return problems.length > 0 ? 1 : 0;
  },
});

/**
 * A definition, and what tells places in it, from one reading of its files; an exit code if it has problems.
 *
 * @param only a step that it must have
 */
function readOnce(path: string, only: string | undefined) {
  const texts = new Map<string, string>();
  const read: ReadText = (name) => {
    const found = readText(name);
    if ("text" in found) texts.set(resolve(name), found.text);
    return found;
  };
  const definition = loadDefinition(path, "prove FILE", { read, find: findFile });
  if (typeof definition === "number") return definition;
  if (only !== undefined && !Object.hasOwn(definition.steps, only))
    return refuse(`There is no step "${only}". The steps are: ${Object.keys(definition.steps).join(", ")}.`);
  const { locate, files } = checkFile(path, { texts });
  return { definition, hash: definitionHash(definition), locate, files };
}

/** The translations beside a definition, by their names. */
function translationsOf(file: string): readonly string[] {
  return readdirSync(dirname(file))
    .filter((name) => /\.ya?ml$/.test(name) && name !== basename(file))
    .map((name) => join(dirname(file), name))
    .filter((path) =>
      new RegExp(`^translates:\\s*["']?${basename(file)}["']?\\s*$`, "m").test(readFileSync(path, "utf8")),
    );
}

/** A line on the error output that says how far a proof has come; none where nobody watches. */
function progressLine(): (text: string) => void {
  const { stderr } = process;
  return (text) => {
    if (stderr.isTTY) stderr.write(`\r\u001b[K${text}`);
  };
}
