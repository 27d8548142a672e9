import { type ErrorComponentProps, type NotFoundRouteProps, useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { styled } from "styled-components";
import { useApp } from "../context/index.ts";
import { reload } from "../load/index.ts";

/** The screen for an error or, without an error, for an unknown address. */
export function MessageScreens(props: MessageProps) {
  return "error" in props ? <ErrorScreen error={props.error} /> : <NotFound />;
}

/** What the router passes to the screens for errors and for unknown addresses. */
export type MessageProps = ErrorComponentProps | NotFoundRouteProps;

/**
 * The screen for an unexpected error: the page again, at the same place, or the start of the funnel; status and message for
 * those who want to know. For code that does not come, it says what the page has in its markup for that.
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
  // Full loads, because the state of this page is what broke.
  const home = { to: flow.steps[flow.start]?.path ?? "/", label: site.texts.errorHome };
  const again = said && { to: location.href, label: words("button"), go: reload };
  return (
    <MessageScreen title={site.texts.errorTitle} link={again ?? home} other={again && home}>
      <details>
        <summary>{site.texts.details}</summary>
        <p>{status}</p>
        <p>{message}</p>
      </details>
    </MessageScreen>
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

type Way = { readonly to: string; readonly label: string; readonly go?: () => void };

type Props = {
  readonly kicker?: string;
  readonly title: string;
  readonly link: Way;
  readonly other?: Way | undefined;
  readonly children?: ReactNode;
};

/** A page with a picture, a message and the ways on. */
function MessageScreen({ kicker, title, link, other, children }: Props) {
  useEffect(() => {
    // No step is shown that would end it.
    window.kernel?.release();
  }, []);
  return (
    <Centre>
      <Signpost viewBox="0 0 240 150" aria-hidden="true">
        <path d="M0 150c28-34 66-46 104-34 34-30 92-28 136 34z" />
        <path d="M118 26v104" />
        <path d="M62 34h78l16 13-16 13H62z" />
        <path d="M176 68H98L82 81l16 13h78z" />
      </Signpost>
      {kicker && <Kicker>{kicker}</Kicker>}
      <h1 tabIndex={-1}>{title}</h1>
      <Go {...link} />
      {other && <Go {...other} isQuiet />}
      {children}
    </Centre>
  );
}

function Go({ to, label, go, isQuiet }: Way & { readonly isQuiet?: boolean }) {
  return (
    <a
      href={to}
      data-quiet={isQuiet}
      onClick={(event) => {
        if (!go || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        go();
      }}
    >
      {label}
    </a>
  );
}

const Centre = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 16px;
  min-height: 80dvh;
  padding: 24px;
  text-align: center;
  overflow-wrap: anywhere;

  h1 {
    margin: 0;
    max-width: 24ch;
    font: 700 clamp(1.6875rem, 1.3rem + 1.9vw, 2.25rem)/1.2 var(--heading-font);
    letter-spacing: -0.02em;
    text-wrap: balance;
    outline: none;
  }

  a {
    display: grid;
    place-items: center;
    min-width: min(280px, 100%);
    min-height: 56px;
    margin-top: 8px;
    padding: 12px 28px;
    border-radius: calc(var(--radius) * 0.875);
    background: var(--accent);
    color: var(--on-accent);
    forced-color-adjust: none;
    box-shadow: 0 3px color-mix(in srgb, var(--accent) 70%, black);
    font-weight: 700;
    text-decoration: none;
  }

  @media (hover: hover) {
    a:hover { background: color-mix(in srgb, var(--accent) 90%, var(--ink)); }
  }

  a:active { box-shadow: none; translate: 0 3px; }

  a[data-quiet] { margin: 0; background: none; color: var(--ink); box-shadow: none; text-decoration: underline; text-underline-offset: 0.25em; }

  details { max-width: 60ch; color: var(--muted); font-size: 0.9375rem; }

  summary { padding: 10px; cursor: pointer; }

  details p { margin: 0 0 8px; }
`;

const Signpost = styled.svg`
  width: min(280px, 70vw);
  fill: none;
  stroke: var(--ink);
  stroke-width: 5;
  stroke-linecap: round;
  stroke-linejoin: round;

  path:first-child { fill: var(--accent-soft); stroke: none; }

  path:nth-child(n + 3) { fill: var(--surface); }

  path:last-child { fill: var(--accent); }
`;

const Kicker = styled.span`
  color: var(--muted);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.08em;
`;
