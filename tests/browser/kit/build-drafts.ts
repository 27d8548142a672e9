// Builds each site that its parent process names, and says when it is there. A second build in a process takes two thirds
// of the work of the first, and Vite's settings, with all that they import, are read once for all.
import { createBuilder } from "vite";
import settingsOf from "../../../vite.config.ts";

/** A funnel, its output folder, and settings of its build. */
type Draft = {
  readonly funnel: string;
  readonly out: string;
  readonly settings?: Readonly<Record<string, string>>;
};

process.on("message", async ({ funnel, out, settings: more }: Draft) => {
  const before = { ...process.env };
  Object.assign(process.env, more, { FUNNEL: funnel, FUNNEL_OUT: out });
  const way = { command: "build", mode: "draft" } as const;
  const settings = { ...settingsOf(way), mode: way.mode, configFile: false, logLevel: "warn" } as const;
  const builder = await createBuilder(settings, null);
  await builder.buildApp();
  for (const name of Object.keys(process.env)) if (!Object.hasOwn(before, name)) delete process.env[name];
  Object.assign(process.env, before);
  process.send?.(out);
});
