import { flow, site } from "virtual:funnel";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { MessageScreen } from "./message-screen.tsx";

/** Any address that no step has. */
export function NotFound() {
  const router = useRouter();
  const home = flow.steps[flow.start]?.path ?? "/";
  useEffect(() => {
    document.title = site.texts.notFoundTitle;
  }, []);
  return (
    <MessageScreen
      kicker="404"
      title={site.texts.notFoundTitle}
      link={{ to: home, label: site.texts.notFoundHome, go: () => router.navigate({ to: home }) }}
    />
  );
}
