/** Settings of the Node server, read once from the environment. The name in brackets is the variable. */
export type ServerSettings = {
  /** [PORT]; 0 takes any free one. */
  readonly port: number;
  /** Address of this machine to listen on, where it is not all of them [LISTEN_ON]. */
  readonly listenOn?: string;
  /** Folder of the embedded database [DATA_DIR]. */
  readonly dataDir: string;
  /** Any Postgres from version 15 on, instead of the embedded one [DATABASE_URL]. */
  readonly databaseUrl?: string;
  /** Opens `/metrics` to callers that send it; without a token there are no metrics [METRICS_TOKEN]. */
  readonly metricsToken?: string;
};

/**
 * Reads the server's own settings.
 *
 * @param environment variables by name; an empty one counts as not set
 * @throws Error that names the variable, its value and the allowed values
 */
export function serverSettingsOf(environment: Readonly<Record<string, string | undefined>>): ServerSettings {
  const read = (name: string) => environment[name]?.trim() || undefined;
  const databaseUrl = read("DATABASE_URL");
  const listenOn = read("LISTEN_ON");
  return {
    port: portOf(read("PORT") ?? "3000", "npm start"),
    ...(listenOn && { listenOn }),
    dataDir: read("DATA_DIR") ?? ".data",
    ...(databaseUrl && { databaseUrl }),
    ...metricsOf(read("METRICS_TOKEN")),
  };
}

/** A shorter token could be guessed. */
const shortestToken = 16;

function metricsOf(metricsToken: string | undefined): Pick<ServerSettings, "metricsToken"> {
  if (metricsToken === undefined) return {};
  if (/^[\w.~+/=-]+$/.test(metricsToken) && metricsToken.length >= shortestToken) return { metricsToken };
  throw new Error(
    `METRICS_TOKEN is too short, or has characters that no header takes. Give ${shortestToken} letters and digits or more: METRICS_TOKEN=$(openssl rand -hex 24) npm start`,
  );
}

/**
 * Reads a port; 0 takes any free one.
 *
 * @param command the command that was started, for the way out
 * @throws Error that says what is allowed
 */
export function portOf(value: string, command: string): number {
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT is "${value}". Choose a whole number from 0 to 65535: PORT=3001 ${command}`);
}
