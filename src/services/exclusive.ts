/**
 * Does something while no other tab does the same, one after the other. In a browser without locks it is done at once.
 *
 * @param name what is done, unique among the funnels of this host
 */
export function exclusive<T>(name: string, task: () => Promise<T>): Promise<T> {
  // Old browsers, and pages without https, have no locks whatever the types say.
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request(name, task) : task();
}
