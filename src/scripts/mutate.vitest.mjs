// The tests of the code that MUTATE_PATH names: StrykerJS can choose no project of vitest.config.ts itself. Of the unit
// tests, those of this room: every other one runs the engine, too, and would run again for each change.
import config from "../../vitest.config.ts";

const { MUTATE_PATH = "engine" } = process.env;
const name = MUTATE_PATH.startsWith("supabase/") ? "functions" : "unit";
const project = config.test?.projects?.find((one) => typeof one === "object" && one.test?.name === name);
if (!project) throw new Error(`vitest.config.ts has no project "${name}"`);
const elsewhere = {
  lint: "rules",
  load: "load",
  translate: "translations",
  crowd: "graph",
  picture: "graph",
  walks: "graph",
};
const [, room = ""] = MUTATE_PATH.split("/");
const folder = elsewhere[room];
const ofTheRoom = [`engine/${room}/**/*.test.ts`, ...(folder ? [`tests/${folder}/**/*.test.ts`] : [])];

export default { ...project, test: { ...project.test, ...(name === "unit" && { include: ofTheRoom }) } };
