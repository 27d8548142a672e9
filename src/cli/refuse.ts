/** Exit code of a run that could not begin: an unknown command or option, a file that is not there. */
const couldNotRun = 2;

/**
 * Says why a command cannot be run.
 *
 * @returns the exit code
 */
export function refuse(message: string): number {
  process.stderr.write(`funnel: ${message}\n`);
  return couldNotRun;
}
