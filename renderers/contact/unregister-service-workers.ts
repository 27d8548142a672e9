/** Unregisters every service worker of this site. Says nothing where there are none, or where they are forbidden. */
export async function unregisterServiceWorkers(): Promise<void> {
  try {
    const registrations = await navigator.serviceWorker.getRegistrations();
    await Promise.all(registrations.map((registration) => registration.unregister()));
  } catch {
    // Old browsers and private windows have no such API; there is nothing to unregister then.
  }
}
