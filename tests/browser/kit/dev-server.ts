import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, type Page } from "@playwright/test";
import { createLogger, createServer, mergeConfig, type UserConfigFnObject } from "vite";
import { statePath } from "../../../src/author/index.ts";
import { asOneFile } from "../../../src/scripts/run-file.mjs";
import { noSettings } from "../../no-settings.ts";

/**
 * A dev server for a copy of an example, which a test may edit, with its own database.
 *
 * @param change initial differences from the example
 */
export async function devServer(example: string, change = (definition: string) => definition) {
  // Inside the project, so that the dev server may serve its images, and where it watches.
  mkdirSync(".cache", { recursive: true });
  const folder = mkdtempSync(join(".cache", "dev-"));
  cpSync(example, folder, { recursive: true });
  const file = join(folder, "funnel.yaml");
  const read = () => readFileSync(file, "utf8");
  const first = change(read());
  writeFileSync(file, first);
  // It ignores the settings of whoever runs the tests.
  Object.assign(process.env, noSettings, { FUNNEL: file, DATA_DIR: join(folder, "data") });
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  settings ??= readSettings();
  const way = { command: "serve", mode: "development" } as const;
  const server = await createServer(
    mergeConfig((await settings)(way), {
      configFile: false,
      server: { port: 0 },
      customLogger: {
        ...createLogger(),
        info: print,
        warn: print,
        warnOnce: print,
        error: print,
        clearScreen: () => {},
      },
      // What it bundles of packages is the same for all; two workers write none at once.
      cacheDir: `node_modules/.cache/dev-${process.env.TEST_PARALLEL_INDEX}`,
    }),
  );
  await server.listen();
  const address = server.resolvedUrls?.local[0] ?? "";
  const state = () => fetch(new URL(statePath, address)).then((response) => response.text());
  const firstState = await state();
  return {
    /** Ends with a slash. */
    address,
    /** Path of the definition, as the dev server names it. */
    file,
    edit: (from: string | RegExp, to: string) => writeFileSync(file, read().replace(from, to)),
    /** The terminal output. */
    printed: () => printed.join("\n"),
    /** Puts the first definition back for the next test, and ends once the server has read it. */
    restore: async () => {
      writeFileSync(file, first);
      await expect.poll(state).toBe(firstState);
    },
    stop: async () => {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Vite's settings, which import some hundred modules: read once for all servers of a worker. */
let settings: Promise<UserConfigFnObject> | undefined;

async function readSettings(): Promise<UserConfigFnObject> {
  const folder = mkdtempSync(join("node_modules/.cache", "settings-"));
  const file = await asOneFile("vite.config.ts", folder);
  const { default: read } = await import(pathToFileURL(file).href);
  rmSync(folder, { recursive: true });
  return read;
}

/** The desk's value for a name: an answer, a score or the current value of a placeholder. */
export const saidOf = (page: Page, name: string) =>
  page
    .getByRole("term")
    .and(page.getByText(name, { exact: true }))
    .locator("+ dd");
