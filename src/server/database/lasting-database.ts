import type { EmbeddedDatabase } from "./embedded-database.ts";

/** Milliseconds between two tries to open it again: each takes a good part of a second of the processor. */
const pause = 5_000;

/**
 * Keeps an embedded database open: one that has ended by itself, as when its disk was full, is opened again by whoever
 * needs it next, as after a killed process. Until that succeeds, callers get the reason.
 *
 * @param open opens its files
 * @param now milliseconds by a clock that nobody sets
 */
export async function lastingDatabase(
  open: () => Promise<EmbeddedDatabase>,
  now: () => number = () => performance.now(),
): Promise<EmbeddedDatabase> {
  let opening = open();
  let triedAt = now();
  await opening;
  const reopened = async (ended: EmbeddedDatabase | undefined) => {
    await ended?.close();
    return open();
  };
  const current = async (): Promise<EmbeddedDatabase> => {
    const tried = opening;
    const db = await tried.catch(() => undefined);
    // Another caller may have begun to open it meanwhile.
    if (tried === opening && (!db || db.hasEnded()) && now() - triedAt >= pause) {
      triedAt = now();
      opening = reopened(db);
    }
    return opening;
  };
  return {
    query: async (text, parameters) => (await current()).query(text, parameters),
    transaction: async (work) => (await current()).transaction(work),
    copyTo: async (target) => (await current()).copyTo(target),
    hasEnded: () => false,
    close: async () => {
      const db = await opening.catch(() => undefined);
      await db?.close();
    },
  };
}
