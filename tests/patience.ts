/** Timeouts are long, because the speed of the machine proves nothing: the result still arrives or fails. */
if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/react");
  // A mutation run waits for thousands of results that never come.
  configure({ asyncUtilTimeout: process.env.MUTATE_PATH ? 3_000 : 20_000 });
  // The files of a worker share a page. Each finds it as the first one did.
  document.body.replaceChildren();
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  history.replaceState(null, "", "/");
}

export {};
