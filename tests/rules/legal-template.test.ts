import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkFunnel } from "../../engine/check/index.ts";
import { findFile } from "../../src/disk/find-file.ts";
import { readText } from "../../src/disk/read-text.ts";
import { readFunnel } from "../read-funnel.ts";

const file = "templates/lead/funnel.yaml";
const templates = new Map([["lead", readFunnel(file)]]);
const terms = readFileSync("templates/lead/content/legal/terms.md", "utf8");
const [notice = "", , offered = ""] = terms.split("\n\n");

/** Findings of a release check about legal texts that are not marked as samples, with these terms. */
const reported = (text: string) =>
  checkFunnel(
    file,
    (path) => {
      if (path.endsWith("terms.md")) return { text };
      const read = readText(path);
      return "text" in read ? { text: read.text.replaceAll(", sample: true", "") } : read;
    },
    { find: findFile, templates },
  )
    .problems.filter(({ rule, message }) => rule === "template-text" && message.startsWith("Legal text"))
    .map(({ message, line }) => [message, line]);

const privacy = [
  expect.stringMatching(
    /^Legal text "privacy" is still a template, word for word in (\d) of \1 paragraphs, .* Have your counsel/,
  ),
  expect.any(Number),
];

test("a legal text of a template is known by its words once it is not marked as a sample any more", () => {
  expect(reported(terms)).toEqual([
    [expect.stringMatching(/^Legal text "terms" is still a template, word for word in (\d) of \1 paragraphs/), 1],
    privacy,
  ]);
});

test("a line that says that it is a template is enough", () => {
  const own = "We bring the boxes back.\n\nYou pay us once they are there.\n\nWe settle what went wrong within a week.";
  expect(reported(`${notice}\n\n${own}`)).toEqual([
    [expect.stringContaining("1 of 4 paragraphs"), expect.anything()],
    privacy,
  ]);
  expect(reported(own)).toEqual([privacy]);
});

test("a paragraph that counsel has kept is none, nor are headings", () => {
  expect(reported(`# Terms\n\n${offered}\n\nWe bring the boxes back.\n\nYou pay us once they are there.`)).toEqual([
    privacy,
  ]);
});
