/** How fast the machine is proves nothing: what is waited for may take long to come, and still comes or fails. */
if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 20_000 });
}

export {};
