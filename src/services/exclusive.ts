/**
 * Runs something while no other tab runs the same; tabs take turns. In a browser without locks it runs at once.
 *
 * @param name name of the lock, unique among the funnels of this host
 */
export function exclusive<T>(name: string, task: () => Promise<T>): Promise<T> {
  // Old browsers and pages without https have no locks, whatever the types say.
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request(name, task) : task();
}
