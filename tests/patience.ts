import { patience } from "./eventually.ts";

if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: patience });
  // The files of a worker share a page. Each finds it as the first one did.
  document.body.replaceChildren();
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  history.replaceState(null, "", "/");
}
