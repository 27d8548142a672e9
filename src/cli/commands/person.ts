import { Buffer } from "node:buffer";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { array, number, object, parse, string } from "valibot";
import { counted } from "../../../engine/problem/index.ts";
import "../../scripts/load-env.mjs";
import { type Erased, type Left, operate } from "../../server/operator/index.ts";
import { atDatabase } from "../at-database.ts";
import { defineCommand } from "../command.ts";
import { refuse } from "../output.ts";

/** `funnel person export|erase ADDRESS`: exports what is stored about a person, or erases it. */
export const person = defineCommand({
  name: "person",
  description:
    "Writes what is kept of a person as JSON, or erases them everywhere, for good; the server may be running: exit code 0 if done, 1 if nothing is kept or a payment is under way, 2 if it could not look",
  positionals: {
    action: { description: "export or erase" },
    address: { description: "The person's e-mail address, or phone number with a leading plus" },
  },
  options: {
    files: {
      type: "string",
      description:
        "A folder to write the files to that the person has sent; without one, they are in the JSON in base64",
    },
  },
  run({ action, address, files }) {
    if (action !== "export" && action !== "erase")
      return refuse(`There is no "person ${action}". Write: funnel person export EMAIL, or funnel person erase EMAIL`);
    if (!/^(?:\S+@\S+|\+(?:[\s().-]*\d){10,15})$/.test(address))
      return refuse(
        "That is no e-mail address, and no phone number such as +14155550132. Write: funnel person export EMAIL, or funnel person export PHONE",
      );
    return atDatabase(async (place) => {
      if (action === "erase") return said(await operate(place, "erasePerson", { address }));
      const { data, left } = await operate(place, "exportPerson", { address });
      process.stderr.write(aboutLeft(left, action));
      const kept = files === undefined ? data : { ...data, file_parts: writeFiles(files, data) };
      process.stdout.write(`${JSON.stringify(kept, null, 2)}\n`);
      return Object.values(data).some((rows) => rows.length > 0) ? 0 : 1;
    });
  },
});

/** What is read of files and of their parts. */
const sent = object({
  files: array(object({ file_id: string(), name: string() })),
  file_parts: array(object({ file_id: string(), part: number(), bytes: string() })),
});

/**
 * Writes the files of a person to a folder, each under its name and the beginning of its id, as two may be called alike.
 *
 * @returns in place of their parts, where they are
 */
function writeFiles(folder: string, data: unknown): readonly object[] {
  mkdirSync(folder, { recursive: true });
  const { files, file_parts: parts } = parse(sent, data);
  return files.map(({ file_id, name }) => {
    const file = join(folder, `${file_id.slice(0, 8)}-${name}`);
    const ofIt = parts.filter((part) => part.file_id === file_id).sort((a, b) => a.part - b.part);
    // Nobody else on this machine has to see them.
    writeFileSync(file, Buffer.concat(ofIt.map(({ bytes }) => Buffer.from(bytes, "base64"))), { mode: 0o600 });
    return { file_id, file };
  });
}

function said({ deleted, anonymised, underWay, left }: Erased): number {
  const inWords = (counts: Erased["deleted"]) =>
    Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([table, count]) => `${table} ${count}`)
      .join(", ") || "nothing";
  process.stdout.write(`deleted: ${inWords(deleted)}\nkept without the person: ${inWords(anonymised)}\n`);
  process.stderr.write(aboutLeft(left, "erase"));
  if (underWay > 0)
    process.stderr.write(
      `funnel: Payments still under way, and left as they are: ${underWay}. Run this again in a day.\n`,
    );
  const isNothing = [...Object.values(deleted), ...Object.values(anonymised)].every((count) => count === 0);
  return underWay > 0 || isNothing ? 1 : 0;
}

/** What may be somebody else's, and how it is had if it is not. */
function aboutLeft({ leads, addresses }: Left, action: string): string {
  if (leads === 0) return "";
  const more = addresses.map((address) => `  funnel person ${action} ${address}\n`).join("");
  const what = counted(leads, "lead");
  return `funnel: Left alone: ${what} with the same phone number, which anybody can type. If they are the same person's, run:\n${more}`;
}
