import { textsAt } from "./quiz-texts.ts";

/**
 * The YAML of a valid funnel with many steps: questions, selections and slides in turn, a branch on a much earlier
 * answer at every tenth step, saved values that later copy shows, and points on scales.
 *
 * @param size number of steps, at least 20
 */
export function generatedFunnel(size: number): string {
  const steps = Array.from({ length: size - 1 }, (_, index) => stepAt(index, size));
  return [head, "steps:", ...steps, lastStep(size), ""].join("\n");
}

const head = `id: generated
version: 1
language: en
start: step-0
product: { name: Example }
counter: { total: 20 }
scales: { risk: {}, drive: {} }
facts: { users: { value: 1000, source: Count } }
theme:
  logo: logo.svg
  colors: { paper: "#ffffff", surface: "#ffffff", ink: "#111111", muted: "#555555", line: "#dddddd", accent: "#0055aa", onAccent: "#ffffff", accentSoft: "#ddeeff", success: "#117711", danger: "#aa1111" }`;

function stepAt(index: number, size: number): string {
  // Some visitors come past the step before, so the one before that is the last that everybody has seen.
  const seen = index % 10 === 9 ? index - 2 : index - 1;
  const back = index > 0 ? `\n    back: step-${seen}` : "";
  const common = `  step-${index}:\n    path: /step-${index}\n    number: ${index}${back}`;
  return `${common}\n${index % 5 === 3 ? selection(index) : index % 5 === 4 ? slide(index) : question(index)}\n${nextOf(index, size)}`;
}

const question = (index: number) => {
  const [first = "", second = "", third = ""] = (textsAt(index).options ?? []).map((label) => JSON.stringify(label));
  return `    type: question
    question: ${JSON.stringify(textsAt(index).title)}
    record: Answer ${index}
    save: value${index}
    options:
      - { id: very-well, label: ${first} }
      - { id: so-so, label: ${second}, score: { risk: 1 } }
      - { id: badly, label: ${third}, score: { risk: 2, drive: -1 } }`;
};

const selection = (index: number) => {
  const [first = "", second = "", third = "", none = ""] = textsAt(index).options ?? [];
  return `    type: multi-select
    question: ${JSON.stringify(textsAt(index).title)}
    hint: Choose one or two
    options: [${first}, ${second}, ${third}, { label: ${none}, exclusive: true }]
    min: 1
    max: 2
    button: Next
    record: Wishes ${index}`;
};

const slide = (index: number) => `    type: info
    button: Continue
    sections:
      - { type: heading, text: ${JSON.stringify(textsAt(index).title)} }
      - { type: text, text: ${JSON.stringify(`{facts.users} ${textsAt(index).text} You said: {value${index - 3}}.`)} }
      - { type: text, text: "You did well.", when: { step-${index - 4}: very-well } }`;

function nextOf(index: number, size: number): string {
  const next = `step-${index + 1}`;
  if (index % 10 !== 7 || index + 2 >= size) return `    next: ${next}`;
  // A step half as far along, one that asks a question.
  const asked = Math.floor(index / 10) * 5;
  return `    next:\n      - when: { step-${asked}: so-so }\n        go: step-${index + 2}\n      - go: ${next}`;
}

const lastStep = (size: number) => `  step-${size - 1}:
    path: /step-${size - 1}
    type: offer
    sections:
      - { type: heading, text: Your plan }
      - { type: text, text: "You scored {score.risk}." }`;
