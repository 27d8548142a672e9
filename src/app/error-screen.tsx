import { flow, site } from "virtual:funnel";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { MessageScreen } from "./message-screen.tsx";

/** What is shown when something broke that no screen foresaw: status and message, and a way out. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const { status = 500, message } = error as Error & { status?: number };
  return (
    <MessageScreen
      kicker={String(status)}
      title={site.texts.errorTitle}
      text={message}
      // A full load, because the state of this page is what broke.
      link={{ to: flow.steps[flow.start]?.path ?? "/", label: site.texts.errorHome }}
    />
  );
}
