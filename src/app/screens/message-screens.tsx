import { type ErrorComponentProps, type NotFoundRouteProps, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { styled } from "styled-components";
import { useApp } from "../context/index.ts";
import { reload } from "../load/index.ts";

/** The screen for an error or, without an error, for an unknown address. */
export default function MessageScreens(props: MessageProps) {
  return "error" in props ? <ErrorScreen error={props.error} /> : <NotFound />;
}

/** What the router passes to the screens for errors and for unknown addresses. */
export type MessageProps = ErrorComponentProps | NotFoundRouteProps;

/**
 * The screen for an unexpected error: status, message and a way out. For code that does not come, it says what the page
 * has in its markup for that.
 */
function ErrorScreen({ error }: Pick<ErrorComponentProps, "error">) {
  const { flow, site } = useApp();
  const { matches } = useRouter().state;
  const said = document.querySelector<HTMLTemplateElement>("template[data-failed]")?.content;
  const words = (selector: string) => said?.querySelector(selector)?.textContent ?? "";
  // Nothing but missing code keeps a step from being loaded.
  if (said && matches.some(({ status }) => status === "error"))
    return <MessageScreen title={words("p")} link={{ to: location.href, label: words("button"), go: reload }} />;
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

/** The screen for an unknown address. */
function NotFound() {
  const { flow, site } = useApp();
  const router = useRouter();
  const home = flow.steps[flow.start]?.path ?? "/";
  useEffect(() => {
    document.title = site.texts.notFoundTitle;
  }, [site]);
  return (
    <MessageScreen
      kicker="404"
      title={site.texts.notFoundTitle}
      link={{ to: home, label: site.texts.notFoundHome, go: () => router.navigate({ to: home }) }}
    />
  );
}

type Props = {
  readonly kicker?: string;
  readonly title: string;
  readonly text?: string;
  readonly link: { readonly to: string; readonly label: string; readonly go?: () => void };
};

/** A page with only a message and one link. */
function MessageScreen({ kicker, title, text, link }: Props) {
  const { to, label, go } = link;
  useEffect(() => {
    // No step is shown that would end it.
    window.kernel?.release();
  }, []);
  return (
    <Centre>
      {kicker && <Kicker>{kicker}</Kicker>}
      <h1 tabIndex={-1}>{title}</h1>
      {text && <p>{text}</p>}
      <a
        href={to}
        onClick={(event) => {
          if (!go || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          go();
        }}
      >
        {label}
      </a>
    </Centre>
  );
}

const Centre = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 16px;
  min-height: 70dvh;
  padding: 24px;
  text-align: center;
  overflow-wrap: anywhere;

  h1 {
    margin: 0;
    font: 700 clamp(1.5rem, 4vw, 2.25rem)/1.2 var(--heading-font);
    outline: none;
  }

  p { margin: 0; max-width: 60ch; color: var(--muted); }

  a {
    margin-top: 8px;
    padding: 14px 28px;
    border-radius: var(--radius);
    background: var(--accent);
    color: var(--on-accent);
    font-weight: 600;
    text-decoration: none;
  }
`;

const Kicker = styled.span`
  color: var(--muted);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.08em;
`;
