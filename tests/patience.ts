import { patience } from "./eventually.ts";

if (typeof document !== "undefined") {
  const [{ configure }, { __PRIVATE__ }] = await Promise.all([
    import("@testing-library/react"),
    import("styled-components"),
  ]);
  configure({ asyncUtilTimeout: patience });
  // The files of a worker share a page. Each finds it as the first one did, also without the styles of all files before it:
  // every query by role tries each of them on each element.
  const { mainSheet } = __PRIVATE__;
  mainSheet.names.clear();
  mainSheet.clearTag();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  history.replaceState(null, "", "/");
}
