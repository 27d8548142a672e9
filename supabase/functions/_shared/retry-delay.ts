/** Minutes between the tries: close together at first, 72 hours in all. */
const minutes = [1, 4, 15, 40, 60, 120, 240, 480, 480, 720, 720, 720, 720];

/**
 * How long to wait before trying again.
 *
 * @param tries how often it was tried in vain, from 1
 * @returns seconds; undefined when it is time to give up
 */
export function retryDelay(tries: number): number | undefined {
  const wait = minutes[tries - 1];
  return wait === undefined ? undefined : wait * 60;
}
