import { checkFunnel } from "../../../engine/check/index.ts";
import { type ServerFunnel, serverFunnelOf } from "../../../engine/views/index.ts";
import { findFile } from "../../../src/disk/find-file.ts";
import { readText } from "../../../src/disk/read-text.ts";

/** Each is read once, because it takes a while. */
const made = new Map<string, ServerFunnel>();

/** The shipped funnel in the backend's form. */
export const shippedFunnel = (): ServerFunnel => funnelAt("funnel.yaml");

/** The shipped funnel, except that the end of its offer's countdown restores prices. */
export const restoringFunnel = (): ServerFunnel =>
  funnelAt("funnel.yaml", (text) => text.replace("onExpire: nothing", "onExpire: restore-price"));

/** The example evening-piano, which sells on a page of its own. */
export const pianoFunnel = (): ServerFunnel => funnelAt("examples/evening-piano/funnel.yaml");

function funnelAt(path: string, change = (text: string) => text): ServerFunnel {
  const key = `${path} ${change}`;
  const funnel = made.get(key) ?? readFunnel(path, change);
  made.set(key, funnel);
  return funnel;
}

function readFunnel(path: string, change: (text: string) => string): ServerFunnel {
  const readChanged: typeof readText = (path) => {
    const read = readText(path);
    return "text" in read ? { text: change(read.text) } : read;
  };
  const { definition } = checkFunnel(path, readChanged, { find: findFile });
  if (!definition) throw new Error(`${path} has problems; run npx funnel check ${path}`);
  return serverFunnelOf(definition, "test-hash");
}

/**
 * The code of a module that exports the same funnels as data. Processes that run it in place of this one need neither
 * the engine nor a second to read the definitions.
 */
export const funnelsAsCode = (): string =>
  Object.entries({ shippedFunnel, restoringFunnel, pianoFunnel })
    .map(
      ([name, read]) => `const ${name}Data = ${JSON.stringify(read())};\nexport const ${name} = () => ${name}Data;\n`,
    )
    .join("");
