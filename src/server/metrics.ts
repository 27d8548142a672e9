import { createHash, timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { ServerFunnel } from "../../engine/views/index.ts";
import type { Log, Settings } from "../../supabase/functions/_shared/context/index.ts";
import type { Database } from "../../supabase/functions/_shared/database/index.ts";
import { deliveryKinds, isConfigured } from "../../supabase/functions/_shared/outbox/index.ts";

/** One figure: its labels within the family, and the suffix of its name, if any. */
type Sample = { readonly labels?: Readonly<Record<string, string>>; readonly ending?: string; readonly value: number };

/** A family of figures as in https://prometheus.io/docs/instrumenting/exposition_formats/#text-based-format. */
type Family = {
  readonly name: string;
  readonly type: "counter" | "gauge" | "histogram";
  readonly help: string;
  readonly samples: readonly Sample[];
};

/** Upper bounds of the histogram of response times, in seconds. */
const bounds = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Longest wait for the database, in milliseconds. */
const patience = 2_000;

type Durations = { readonly within: number[]; sum: number; count: number };

/**
 * Metrics of a running server for the operator's monitoring. Labels are names from our own code: they contain no
 * visitor data, and their number does not grow.
 */
export type Metrics = {
  /** Counts a request and the time of its response. */
  readonly counting: MiddlewareHandler;
  /** The log, which also counts errors. */
  readonly log: Log;
  /** All figures as text. */
  readonly text: (
    db: Database,
    context: { readonly settings: Settings; readonly funnel: ServerFunnel },
  ) => Promise<string>;
};

/**
 * Creates the metrics.
 *
 * @param functions names of the functions; each has its own route label
 * @param log the log that entries are passed on to
 */
export function createMetrics(functions: readonly string[], log: Log): Metrics {
  const requests = new Map<string, number>();
  const durations = new Map<string, Durations>();
  const events = new Map<string, number>();
  const known = new Set(functions);
  return {
    counting: async (context, next) => {
      const start = performance.now();
      await next();
      const route = routeOf(context.req.path, known);
      add(requests, JSON.stringify([route, `${Math.floor(context.res.status / 100)}xx`]));
      measure(durations, route, (performance.now() - start) / 1000);
    },
    log: (level, event, fields) => {
      // Requests are counted separately.
      if (level !== "info" && event !== "request") add(events, JSON.stringify([level, event]));
      log(level, event, fields);
    },
    text: async (db, context) => {
      const families = [
        ...requestFamilies(requests, durations),
        counter("funnel_log_events_total", "Lines of the log that warn or tell an error, by event", events, [
          "level",
          "event",
        ]),
        ...(await databaseFamilies(db, context)),
        ...processFamilies(),
      ];
      return families.map(familyText).join("");
    },
  };
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function measure(durations: Map<string, Durations>, route: string, seconds: number): void {
  const known = durations.get(route) ?? { within: bounds.map(() => 0), sum: 0, count: 0 };
  bounds.forEach((bound, index) => {
    if (seconds <= bound) known.within[index] = (known.within[index] ?? 0) + 1;
  });
  known.sum += seconds;
  known.count += 1;
  durations.set(route, known);
}

/** A function by its name, everything else by its kind: the number of paths that can be requested is unlimited. */
function routeOf(path: string, functions: ReadonlySet<string>): string {
  const name = /^\/functions\/v1\/([^/]+)$/.exec(path)?.[1] ?? "";
  if (functions.has(name)) return name;
  if (path.startsWith("/functions/")) return "unknown-function";
  if (path === "/healthz" || path === "/metrics") return path.slice(1);
  return path.startsWith("/assets/") ? "assets" : "pages";
}

function counter(name: string, help: string, counts: ReadonlyMap<string, number>, labels: readonly string[]): Family {
  const samples = [...counts].map(([key, value]) => {
    const values: readonly string[] = JSON.parse(key);
    return { labels: Object.fromEntries(labels.map((label, index) => [label, values[index] ?? ""])), value };
  });
  return { name, type: "counter", help, samples };
}

function requestFamilies(
  requests: ReadonlyMap<string, number>,
  durations: ReadonlyMap<string, Durations>,
): readonly Family[] {
  const samples = [...durations].flatMap(([route, { within, sum, count }]): readonly Sample[] => [
    ...bounds.map((bound, index) => ({
      ending: "_bucket",
      labels: { route, le: String(bound) },
      value: within[index] ?? 0,
    })),
    { ending: "_bucket", labels: { route, le: "+Inf" }, value: count },
    { ending: "_sum", labels: { route }, value: sum },
    { ending: "_count", labels: { route }, value: count },
  ]);
  return [
    counter("funnel_requests_total", "Requests that were answered, by route and class of status", requests, [
      "route",
      "status",
    ]),
    {
      name: "funnel_request_duration_seconds",
      type: "histogram",
      help: "Time until the headers of the answer",
      samples,
    },
  ];
}

type Waiting = { readonly kind: string; readonly state: string; readonly count: number; readonly age: number };

/** Figures from the database or, if it does not answer in time, only that it is down. */
async function databaseFamilies(db: Database, context: Parameters<Metrics["text"]>[1]): Promise<readonly Family[]> {
  const asked = Promise.all([
    db.query<{ readonly bytes: string }>("select pg_database_size(current_database())::text as bytes"),
    // One query per state: otherwise everything ever delivered would be read.
    db.query<Waiting>(
      `select kind, state, count(*)::integer as count,
         greatest(extract(epoch from now() - min(created_at)), 0)::float8 as age
       from funnel.outbox where state = 'waiting' group by kind, state
       union all
       select kind, state, count(*)::integer, 0 from funnel.outbox where state = 'dead' group by kind, state`,
    ),
  ]).catch(() => undefined);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined).unref());
  const answer = await Promise.race([asked, late]);
  const up = gauge("funnel_database_up", "Whether the database answers", [{ value: answer ? 1 : 0 }]);
  if (!answer) return [up];
  const [sizes, rows] = answer;
  const find = (kind: string, state: string) => rows.find((row) => row.kind === kind && row.state === state);
  return [
    up,
    gauge(
      "funnel_database_size_bytes",
      "Size of the database",
      sizes.map(({ bytes }) => ({ value: Number(bytes) })),
    ),
    gauge(
      "funnel_outbox_entries",
      "Deliveries that wait or were given up, by kind",
      deliveryKinds.flatMap((kind) =>
        ["waiting", "dead"].map((state) => ({ labels: { kind, state }, value: find(kind, state)?.count ?? 0 })),
      ),
    ),
    gauge(
      "funnel_outbox_oldest_seconds",
      "Age of the oldest delivery that waits, of each kind that has a receiver",
      // Deliveries without a receiver wait for the operator, however long that takes.
      deliveryKinds
        .filter((kind) => isConfigured(kind, context))
        .map((kind) => ({ labels: { kind }, value: find(kind, "waiting")?.age ?? 0 })),
    ),
  ];
}

const gauge = (name: string, help: string, samples: readonly Sample[]): Family => ({
  name,
  type: "gauge",
  help,
  samples,
});

function processFamilies(): readonly Family[] {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const started = Date.now() / 1000 - process.uptime();
  return [
    gauge("process_resident_memory_bytes", "Memory of the process", [{ value: rss }]),
    gauge("nodejs_heap_size_used_bytes", "Memory that its objects take", [{ value: heapUsed }]),
    gauge("process_start_time_seconds", "When it began, as Unix time", [{ value: started }]),
    {
      name: "process_cpu_seconds_total",
      type: "counter",
      help: "Time of a processor that it has used",
      samples: [{ value: (user + system) / 1e6 }],
    },
  ];
}

const familyText = ({ name, type, help, samples }: Family) =>
  [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(({ labels = {}, ending = "", value }) => `${name}${ending}${labelsText(labels)} ${value}`),
    "",
  ].join("\n");

function labelsText(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/["\\\n]/g, "\\$&")}"`);
  return pairs.length ? `{${pairs.join(",")}}` : "";
}

/**
 * Whether a caller may read the figures because it knows the token. Comparing hashes takes the same time wherever they
 * differ.
 */
export function mayRead(authorization: string | undefined, token: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(authorization ?? ""), hash(`Bearer ${token}`));
}
