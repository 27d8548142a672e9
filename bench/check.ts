import { checkFunnel } from "../engine/check/index.ts";
import { compileFunnel } from "../engine/compile/index.ts";
import { flowOf } from "../engine/flow/index.ts";
import { lintFunnel } from "../engine/lint/index.ts";
import { generatedFunnel } from "./generated-funnel.ts";
import { median } from "./median.ts";

/**
 * How long it takes to check and to compile a funnel, and how that grows with its steps:
 * `node src/scripts/run.mjs bench/check.ts`. Linear growth shows as a ratio that equals the steps' own.
 */
const sizes = [250, 500, 1000, 2500];
const runs = 9;

// The first runs of a program are slower than all others, whatever they do.
for (let run = 0; run < 3; run++) checkFunnel("funnel.yaml", () => ({ text: generatedFunnel(1000) }));

const rows = sizes.map((steps) => {
  const text = generatedFunnel(steps);
  const load = () => checkFunnel("funnel.yaml", () => ({ text }));
  const { definition, problems } = load();
  if (!definition) throw new Error(`The generated funnel is not sound: ${problems[0]?.line} ${problems[0]?.message}`);
  return {
    steps,
    kB: Math.round(text.length / 1000),
    check: median(runs, load),
    "rules alone": median(runs, () => lintFunnel(definition)),
    compile: median(runs, () => compileFunnel(flowOf(definition))),
  };
});

const [first] = rows;
console.log(`Node ${process.version}, medians of ${runs} runs in ms; × is the growth since ${first?.steps} steps`);
console.table(
  rows.map(({ steps, kB, ...times }) => ({
    steps: `${steps} (×${ratio(steps, first?.steps)})`,
    kB,
    ...Object.fromEntries(
      Object.entries(times).map(([name, time]) => [
        name,
        `${time.toFixed(1)} (×${ratio(time, first?.[name as keyof typeof times])})`,
      ]),
    ),
  })),
);

function ratio(value: number, base = 1): string {
  return (value / base).toFixed(1);
}
