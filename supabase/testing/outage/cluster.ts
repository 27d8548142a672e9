import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

/** A Postgres that a test can start, kill and replace. */
export type Cluster = {
  readonly port: number;
  /** Kills it without warning and starts it again, so that it has to recover. */
  readonly restart: () => Promise<void>;
  /** Kills it without warning. */
  readonly kill: () => Promise<void>;
  /** Makes a replica on its own port. From now on the original only acknowledges what the replica has, too. */
  readonly follow: () => Promise<Cluster>;
  /** Promotes a replica, so that it accepts writes. */
  readonly promote: () => Promise<void>;
  /** Stops it, and deletes its files. */
  readonly remove: () => Promise<void>;
};

/** Starts a new, empty one that only this machine can reach. */
export async function startCluster(): Promise<Cluster> {
  const folder = ownFolder();
  await run("initdb", "--pgdata", folder, "--username=postgres", "--auth=trust", "--no-sync", "--encoding=UTF8");
  return started(folder);
}

async function started(folder: string): Promise<Cluster> {
  const port = await freePort();
  // Nothing has to survive a power cut; acknowledged data still survives the end of every process.
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -c wal_retrieve_retry_interval=100ms`;
  const control = (...words: readonly string[]) => run("pg_ctl", ...words, "--pgdata", folder, "--wait", "--silent");
  const start = (more = "") => control("start", "--log", `${folder}.log`, "--options", options + more);
  const kill = () => control("stop", "--mode=immediate");
  await start();
  return {
    port,
    restart: async () => {
      await kill();
      await start();
    },
    kill,
    follow: async () => {
      const copy = ownFolder();
      await run(
        "pg_basebackup",
        "--host=127.0.0.1",
        `--port=${port}`,
        "--username=postgres",
        "--pgdata",
        copy,
        "--write-recovery-conf",
        "--checkpoint=fast",
        "--no-sync",
      );
      const follower = await started(copy);
      await control("restart", "--log", `${folder}.log`, "--options", `${options} -c synchronous_standby_names=*`);
      return follower;
    },
    promote: () => control("promote"),
    remove: async () => {
      await kill().catch(() => undefined);
      rmSync(folder, { recursive: true });
      rmSync(`${folder}.log`, { force: true });
    },
  };
}

/** Postgres refuses to run as root. */
const owner = process.getuid?.() === 0 ? postgresUser() : undefined;

function postgresUser() {
  const [, , uid, gid] = /^postgres:.*$/m.exec(readFileSync("/etc/passwd", "utf8"))?.[0].split(":") ?? [];
  if (uid === undefined)
    throw new Error("Postgres does not run as root. Install it with its user postgres, or run this as another user.");
  return { uid: Number(uid), gid: Number(gid) };
}

function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "funnel-cluster-"));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  return folder;
}

async function run(program: string, ...words: readonly string[]): Promise<void> {
  // Its child processes keep the streams open, so we do not wait for them to close.
  const child = spawn(join(programs(), program), words, {
    stdio: ["ignore", "ignore", "inherit"],
    cwd: tmpdir(),
    ...owner,
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${program} ${words.join(" ")} ended with ${code}`);
}

/** The folder of Postgres' own programs; Debian keeps them off the path. */
function programs(): string {
  const versions = "/usr/lib/postgresql";
  const installed = existsSync(versions) ? readdirSync(versions).sort().reverse() : [];
  const folder = [
    ...(process.env.PATH ?? "").split(delimiter),
    ...installed.map((version) => join(versions, version, "bin")),
  ].find((folder) => ["initdb", "pg_ctl", "pg_basebackup"].every((program) => existsSync(join(folder, program))));
  if (folder !== undefined) return folder;
  throw new Error(
    "Postgres' own programs (initdb, pg_ctl) are not there. Debian and Ubuntu: apt-get install postgresql",
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}
