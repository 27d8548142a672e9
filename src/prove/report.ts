import { counted, type Problem } from "../../engine/problem/index.ts";
import { formatReport, type Paint } from "../../engine/report/index.ts";
import type { Proof } from "./prove.ts";

/** How a proof can be written down. */
export const proofFormats = ["text", "json", "junit", "markdown"] as const;

type Written = {
  readonly proof: Proof;
  /** The findings with their places in the files. */
  readonly problems: readonly Problem[];
  readonly files: ReadonlyMap<string, string>;
  readonly paint: Paint;
  /** The funnel's id. */
  readonly funnel: string;
  readonly seconds: number;
};

/** A proof for people, for programs, for a build server and for a pull request. */
export const writeProof: Readonly<Record<(typeof proofFormats)[number], (written: Written) => string>> = {
  text: ({ proof, problems, files, paint, seconds }) =>
    [
      ...problems.map((problem, index) => {
        const way = proof.findings[index]?.way ?? [];
        const seen = way.length > 0 ? `To see it: ${way.join(" → ")}` : "To see it: open the first page";
        // The last line of a report counts what is in it.
        return `${formatReport([problem], files, "stylish", paint).replace(/\d+ errors?, \d+ warnings?\n$/, "")}    ${seen}\n\n`;
      }),
      `${summary(proof)} ${seconds.toFixed(0)} s.\n`,
      ...proof.left.map(({ target, reason }) => `  not walked: ${target}: ${reason}\n`),
    ].join(""),
  json: ({ proof, problems, funnel, seconds }) =>
    `${JSON.stringify(
      {
        funnel,
        seconds,
        walked: proof.walked,
        total: proof.total,
        looked: proof.looked,
        left: proof.left,
        findings: problems.map((problem, index) => ({ ...problem, way: proof.findings[index]?.way ?? [] })),
      },
      null,
      2,
    )}\n`,
  junit: ({ proof, problems, funnel, seconds }) => {
    const cases = problems.map(
      ({ rule, message, file, line, path }) =>
        `  <testcase classname="${xml(funnel)}" name="${xml(`${path.join(".")}: ${rule}`)}"><failure message="${xml(message)}">${xml(`${file}:${line}`)}</failure></testcase>`,
    );
    const walked = `  <testcase classname="${xml(funnel)}" name="${xml(summary(proof))}"/>`;
    return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="funnel prove" tests="${cases.length + 1}" failures="${cases.length}" time="${seconds.toFixed(1)}">\n${[walked, ...cases].join("\n")}\n</testsuite>\n`;
  },
  markdown: ({ proof, problems }) =>
    [
      `**${summary(proof)}**`,
      ...(problems.length > 0
        ? [
            "",
            "| Where | What | How to see it |",
            "| --- | --- | --- |",
            ...problems.map(
              ({ file, line, message }, index) =>
                `| ${file}:${line} | ${cell(message)} | ${cell(proof.findings[index]?.way.join(" → ") || "open it")} |`,
            ),
          ]
        : []),
      "",
    ].join("\n"),
};

const summary = ({ walked, total, looked, findings }: Proof) =>
  `${walked} of ${total} ways, options, back links, outcomes, variants, sections with a condition, plans, prizes and timers proved, ${counted(looked, "step")} looked at: ${findings.length === 0 ? "nothing found" : counted(findings.length, "finding")}.`;

const cell = (text: string) => text.replace(/\|/g, "\\|").replace(/\s+/g, " ");

const xml = (text: string) =>
  text.replace(/[<>&"]/g, (sign) => ({ "<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;" })[sign] ?? sign);
