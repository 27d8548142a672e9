import { startServer } from "./start-server.ts";

/**
 * Runs a server until the process is told to stop, then ends the process: 0 after a graceful stop, 1 if it could not
 * start. The log goes where the parts say; sentences for whoever started it go to stderr.
 */
export async function runServer(parts: Parameters<typeof startServer>[0]): Promise<void> {
  try {
    const { url, payment, ready, stop } = await startServer(parts);
    stopOnSignal(stop);
    parts.log("info", "listening", { url, payment, funnel: parts.funnel.id, version: parts.funnel.version });
    console.error(`The funnel runs on ${url}\npayment: ${payment}`);
    await ready;
    parts.log("info", "database-ready");
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => {
      // Asked twice means now.
      if (isStopping) process.exit(1);
      isStopping = true;
      void stop().then(() => process.exit(0));
    });
}
