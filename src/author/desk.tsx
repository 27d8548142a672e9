import { useEffect, useMemo, useRef, useState } from "react";
import { createGlobalStyle, styled } from "styled-components";
import { flowOf } from "../../engine/flow/index.ts";
import { AnswersCard } from "./answers-card.tsx";
import { type AuthorState, savedEvent, statePath } from "./author-state.ts";
import { EventsCard } from "./events-card.tsx";
import { FlowCard } from "./flow-card.tsx";
import { jumpTo } from "./jump-to.ts";
import { LeadCard } from "./lead-card.tsx";
import { ProblemsCard } from "./problems-card.tsx";
import { Toolbar, type Width } from "./toolbar.tsx";
import { useShownApp, useSnapshot, useTracked } from "./use-shown-app.ts";

/** The author's desk: the funnel as visitors see it, and next to it what they do not see. */
export function Desk() {
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState<Width>("narrow");
  const state = useAuthorState();
  const app = useShownApp();
  const { step, quiz } = useSnapshot(app);
  const tracked = useTracked(app);
  const definition = state?.definition;
  const flow = useMemo(() => definition && flowOf(definition), [definition]);

  const jump = (target: string) => {
    if (!app || !definition || !flow) return;
    // A step that only a payment leads to is opened directly.
    const there = jumpTo({ definition, flow }, target, quiz, Date.now());
    if (there) app.quiz.send({ type: "restore", quiz: there });
    app.quiz.send({ type: "go", step: target });
  };
  // As a link to it would show it: the page keeps it.
  const showVariant = (experiment: string, variant: string) => {
    const path = flow?.steps[step]?.path ?? "/";
    frame.current?.contentWindow?.location.replace(`${path}?${new URLSearchParams({ [experiment]: variant })}`);
  };
  const reset = () => {
    const own = definition?.id;
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (key.startsWith(`${own}:`)) storage.removeItem(key);
    frame.current?.contentWindow?.location.replace("/");
  };

  return (
    <Page>
      <DeskStyle />
      <Toolbar
        file={state?.file}
        steps={definition?.steps}
        step={step}
        width={width}
        onWidth={setWidth}
        onJump={jump}
        experiments={flow?.experiments}
        shown={quiz.query}
        onVariant={showVariant}
        onReset={reset}
      />
      <Stage $width={width}>
        <iframe ref={frame} src="/" title="The funnel as a visitor sees it" />
      </Stage>
      <Side aria-label="Behind the page">
        <ProblemsCard problems={state?.problems ?? []} report={state?.report ?? ""} />
        {definition && flow && (
          <>
            <FlowCard definition={definition} step={step} onJump={jump} />
            <AnswersCard definition={definition} flow={flow} step={step} quiz={quiz} />
            {app && <LeadCard definition={definition} flow={flow} quiz={quiz} storage={app.storage} />}
            <EventsCard tracking={definition.tracking} tracked={tracked} />
          </>
        )}
      </Side>
    </Page>
  );
}

const DeskStyle = createGlobalStyle`
  :root {
    color-scheme: light dark;
    --desk: light-dark(#eef0f4, #12151c);
    --card: light-dark(#ffffff, #1c212c);
    --ink: light-dark(#171b26, #f0f2f7);
    --quiet: light-dark(#4b5263, #b9c0cf);
    --edge: light-dark(#c3c8d2, #444c5e);
    --mark: light-dark(#1c4c9e, #8fb6ff);
    --wrong: light-dark(#97203f, #ff9db3);
    --doubtful: light-dark(#7d4d00, #ffcf7a);
  }

  *, *::before, *::after { box-sizing: border-box; }

  body { margin: 0; background: var(--desk); color: var(--ink); font: 14px/1.5 system-ui, sans-serif; }

  button, select { font: inherit; color: inherit; }

  :focus-visible { outline: 2px solid var(--mark); outline-offset: 2px; }

  /* The frame has its own; here it would cover the links to the line. */
  vite-error-overlay { display: none; }
`;

const Page = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) minmax(340px, 40%);
  height: 100dvh;

  @media (max-width: 900px) {
    grid-template: auto 70dvh auto / minmax(0, 1fr);
    height: auto;
  }
`;

const Stage = styled.main<{ $width: Width }>`
  display: grid;
  ${({ $width }) => $width === "narrow" && "place-items: center;"}
  min-width: 0;
  padding: 12px;
  overflow: hidden;

  iframe {
    max-width: ${({ $width }) => ($width === "narrow" ? "100%" : "none")};
    border: 1px solid var(--edge);
    box-sizing: content-box;
    background: white;
    box-shadow: 0 12px 36px rgb(10 16 30 / 14%);
    ${({ $width }) => sizes[$width]}
  }
`;

/** Wide is drawn at two thirds of its size, so that the page has the width of a large screen. */
const sizes = {
  narrow: "width: 375px; height: min(812px, 100%); border-radius: 24px;",
  wide: "width: 150%; height: 150%; border-radius: 12px; transform: scale(calc(2 / 3)); transform-origin: 0 0;",
} as const;

const Side = styled.aside`
  display: grid;
  align-content: start;
  gap: 12px;
  min-width: 0;
  padding: 12px 12px 12px 0;
  overflow: auto;

  @media (max-width: 900px) { padding: 12px; }
`;

/** What the dev server knows about the definition, fetched again after each save; undefined until it has answered. */
function useAuthorState(): AuthorState | undefined {
  const [state, setState] = useState<AuthorState>();
  useEffect(() => {
    const ask = () =>
      fetch(statePath)
        .then((answer) => answer.json())
        // A dev server that was stopped says so in the frame.
        .then(setState, () => undefined);
    ask();
    import.meta.hot?.on(savedEvent, ask);
    return () => import.meta.hot?.off(savedEvent, ask);
  }, []);
  return state;
}
