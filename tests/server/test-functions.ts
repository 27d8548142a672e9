import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { number, picklist, pipe, strictObject, string, uuid } from "valibot";
import type { Handler } from "../../supabase/functions/_shared/context/index.ts";
import { versionColumns } from "../../supabase/functions/_shared/database/index.ts";
import { endpoint } from "../../supabase/functions/_shared/http/index.ts";
import { deliveryKinds, enqueue } from "../../supabase/functions/_shared/outbox/index.ts";

const often = { calls: 10_000, seconds: 60 };

/** Functions that reveal the behaviour of the server around them. */
export const testFunctions: Readonly<Record<string, Handler>> = {
  /** Stores a visit and acknowledges it. */
  keep: endpoint(
    { name: "keep", body: strictObject({ id: pipe(string(), uuid()) }), limit: often },
    async ({ id }, context) => {
      await context.db.query(
        "insert into funnel.visits (visit_id, funnel_id, funnel_version, funnel_hash) values ($1, $2, $3, $4)",
        [id, ...versionColumns(context.funnel)],
      );
      return { id };
    },
  ),
  kept: endpoint({ name: "kept", body: strictObject({}), limit: often }, async (_, { db }) => ({
    ids: (await db.query<{ id: string }>("select visit_id::text as id from funnel.visits")).map(({ id }) => id),
  })),
  /** Adds deliveries to the outbox: a waiting one with a kind and an age in seconds, and one that was given up. */
  wait: endpoint(
    { name: "wait", body: strictObject({ kind: picklist(deliveryKinds), age: number() }), limit: often },
    async ({ kind, age }, { db, funnel }) => {
      const key = crypto.randomUUID();
      await enqueue(db, { kind, key, payload: {} }, funnel, new Date(Date.now() - age * 1000));
      await enqueue(db, { kind, key: `${key} dead`, payload: {} }, funnel, new Date());
      await db.query("update funnel.outbox set state = 'dead' where key = $1", [`${key} dead`]);
      return {};
    },
  ),
  /** Makes files that were not there in the folder of the database: one through the database, and one of its own. */
  grow: endpoint({ name: "grow", body: strictObject({}), limit: often }, async (_, { db }) => {
    await db.query("create table if not exists grown as select generate_series(1, 1000) as number");
    writeFileSync(join(process.env.DATA_DIR ?? "", "grown"), "");
    return {};
  }),
  /** May be called once. */
  once: endpoint({ name: "once", body: strictObject({}), limit: { calls: 1, seconds: 86_400 } }, async () => ({})),
  /** Answers once the whole body has arrived. */
  listen: async (request) => Response.json({ heard: await request.text() }),
  whoAsks: async (_, { clientAddress, requestId }) => Response.json({ clientAddress, requestId }),
  /** Logs data that must not be logged. */
  leak: async (request, { log }) => {
    log("info", "leak", { body: await request.text(), email: "kept.out@example.com", list: ["+1 702 555 0123"] });
    return Response.json({});
  },
  fail: async () => {
    throw new Error("visitor@example.com did something");
  },
};
