// Builds each site that its parent process names, and says when it is there. A second build in a process takes two thirds
// of the work of the first.
import { createBuilder } from "vite";

process.on("message", async ({ funnel, out, settings }) => {
  const before = { ...process.env };
  Object.assign(process.env, settings, { FUNNEL: funnel, FUNNEL_OUT: out });
  const builder = await createBuilder({ mode: "draft" }, null);
  await builder.buildApp();
  for (const name of Object.keys(process.env)) if (!Object.hasOwn(before, name)) delete process.env[name];
  Object.assign(process.env, before);
  process.send(out);
});
