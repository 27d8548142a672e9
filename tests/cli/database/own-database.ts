import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { putEmptyPostgres } from "../../../supabase/testing/empty-postgres.ts";

/**
 * Gives the tests of a file an empty embedded database that commands find by the settings, and removes it afterwards.
 *
 * @returns the data folder, which is alone in a folder of its own
 */
export function ownDatabase(): string {
  const folder = mkdtempSync(join(tmpdir(), "funnel-database-"));
  const dataDir = join(folder, "data");
  beforeAll(() => putEmptyPostgres(dataDir));
  afterAll(() => rmSync(folder, { recursive: true }));
  beforeEach(() => {
    vi.stubEnv("DATA_DIR", dataDir);
    vi.stubEnv("DATABASE_URL", "");
  });
  afterEach(() => vi.unstubAllEnvs());
  return dataDir;
}
