import { useEffect, useState } from "react";
import { onShownApp, type ShownApp } from "../app/dev/index.ts";

/** The app that runs in the desk's frame, also after it was loaded or started again; undefined until there is one. */
export function useShownApp(): ShownApp | undefined {
  const [app, setApp] = useState<ShownApp>();
  useEffect(() => onShownApp(setApp), []);
  return app;
}
