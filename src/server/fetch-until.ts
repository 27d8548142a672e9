/** The way out to other services that nobody waits on once `stop` is aborted, whatever else a call is limited by. */
export function fetchUntil(stop: AbortSignal): typeof fetch {
  return (url, init) => fetch(url, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, stop]) : stop });
}
