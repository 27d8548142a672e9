import { type RefObject, useEffect, useState } from "react";
import { runningEvent, type ShownApp } from "../app/show-to-author.ts";

/** The app that runs in a frame, also after it was loaded or started again; undefined until there is one. */
export function useShownApp(frame: RefObject<HTMLIFrameElement | null>): ShownApp | undefined {
  const [app, setApp] = useState<ShownApp>();
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const look = () => setApp(element.contentWindow?.funnelApp);
    const loaded = () => {
      look();
      element.contentWindow?.addEventListener(runningEvent, look);
    };
    loaded();
    element.addEventListener("load", loaded);
    return () => element.removeEventListener("load", loaded);
  }, [frame]);
  return app;
}
