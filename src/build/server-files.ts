import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { serverFunnelOf } from "../../engine/views/index.ts";
import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { definitionHash } from "./definition-hash.ts";
import { headersFile } from "./headers-file.ts";
import { securityHeaders } from "./security-headers.ts";

type Built = {
  readonly definition: FunnelDefinition;
  /** The finished pages by path. */
  readonly pages: Readonly<Record<string, string>>;
  readonly clientDir: string;
  readonly serverDir: string;
  /** Address of the functions, where it is not the pages' own. */
  readonly backend: string | undefined;
};

/**
 * Writes what the server reads beside its code: `funnel.json`, what the functions know of the definition, and
 * `headers.json`; and for a CDN the same headers as `_headers` among the pages.
 */
export function writeServerFiles({ definition, pages, clientDir, serverDir, backend }: Built): void {
  const headers = securityHeaders(definition, pages, backend);
  const funnel = serverFunnelOf(definition, definitionHash(definition));
  writeFileSync(join(serverDir, "funnel.json"), JSON.stringify(funnel));
  writeFileSync(join(serverDir, "headers.json"), JSON.stringify(headers));
  writeFileSync(join(clientDir, "_headers"), headersFile(headers));
}
