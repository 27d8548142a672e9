/** Whether the visitor's browser asks by Global Privacy Control not to be followed. */
export function refusesTracking(): boolean {
  // Not every browser has it, so the types lack it.
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true;
}
