import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The funnels to start from, by name, each with the sentence that its file begins with. */
export function funnelTemplates(root: string): ReadonlyMap<string, string> {
  const folder = join(root, "templates");
  return new Map(
    readdirSync(folder)
      .sort()
      .map((name) => [name, firstSentence(readFileSync(join(folder, name, "funnel.yaml"), "utf8"))]),
  );
}

/** The first comment that says something to a reader; the line for the editor does not. */
function firstSentence(yaml: string): string {
  const comments = yaml.split("\n").filter((line) => line.startsWith("# ") && !line.includes("$schema="));
  return (comments[0] ?? "").slice(2);
}
