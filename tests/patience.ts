/** Timeouts are long, because the speed of the machine proves nothing: the result still arrives or fails. */
if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 20_000 });
}

export {};
