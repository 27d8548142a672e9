import "../../scripts/load-env.mjs";
import { serverFunnelOf } from "../../../engine/views/index.ts";
import { settingsOf } from "../../../supabase/functions/_shared/context/index.ts";
import { definitionHash } from "../../disk/index.ts";
import { serverSettingsOf } from "../../server/server-settings.ts";
import { defineCommand } from "../command.ts";
import { diagnoseDatabase } from "../doctor/diagnose-database.ts";
import { diagnosePrices } from "../doctor/diagnose-prices.ts";
import { type Diagnosis, diagnoseMetrics, diagnoseSettings } from "../doctor/diagnose-settings.ts";
import { loadDefinition } from "../load-definition.ts";
import { refuse, terminalPaint } from "../output.ts";

/** `funnel doctor [FILE]`: what is configured, what happens instead of what is not, and what is wrong. */
export const doctor = defineCommand({
  name: "doctor",
  description:
    "Says what is configured and what falls back to what: exit code 0 if nothing is wrong, 1 if something is, 2 if it could not look",
  positionals: {
    file: {
      default: process.env.FUNNEL?.trim() || "funnel.yaml",
      description: "The definition; without it the one that FUNNEL names, as for the server",
    },
  },
  options: {},
  async run({ file }) {
    const definition = loadDefinition(file, "doctor FILE");
    if (typeof definition === "number") return definition;
    const { env } = process;
    const port = env.PORT?.trim() || "3000";
    try {
      const settings = settingsOf({ ...env, PUBLIC_URL: env.PUBLIC_URL?.trim() || `http://localhost:${port}` });
      const funnel = serverFunnelOf(definition, definitionHash(definition));
      const { id, version, hash } = funnel;
      const server = serverSettingsOf(env);
      const backend = env.FUNCTIONS?.trim() === "none" ? "none" : env.SUPABASE_URL?.trim() || undefined;
      return report([
        { about: "definition", state: "ok", text: `${id}, version ${version}, fingerprint ${hash}` },
        ...diagnoseSettings(settings, funnel, backend),
        diagnoseMetrics(server, backend),
        ...(await diagnoseDatabase(server, { settings, funnel, now: () => new Date() })),
        ...(await diagnosePrices(funnel, settings.stripe, fetch)),
      ]);
    } catch (error) {
      return refuse(error instanceof Error ? error.message : String(error));
    }
  },
});

const marks = { ok: "✓", fallback: "–", problem: "✗" } as const;
const paints = { ok: "strong", fallback: "dim", problem: "error" } as const;

function report(diagnoses: readonly Diagnosis[]): number {
  const paint = terminalPaint(process.stdout);
  const width = Math.max(...diagnoses.map(({ about }) => about.length));
  for (const { about, state, text } of diagnoses)
    process.stdout.write(`${paint(paints[state], `${marks[state]} ${about.padEnd(width)}`)}  ${text}\n`);
  return diagnoses.some(({ state }) => state === "problem") ? 1 : 0;
}
