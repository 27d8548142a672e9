import { Outlet, useMatches, useRouter } from "@tanstack/react-router";
import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { styled } from "styled-components";
import { backStep } from "../../../engine/quiz/index.ts";
import { FunnelProvider } from "../../../renderers/funnel-context.ts";
import type { App } from "../app.ts";
import { useApp, useContextOf, useQuiz, useScope, useShownStep } from "../context/index.ts";
import type { LoadedStep } from "../load/index.ts";
import { beginVisit } from "../visit/index.ts";
import { Header } from "./header.tsx";

const legalDialogOf = ({ loadCode, loadLegal }: App) =>
  lazy(async () => {
    const [{ LegalDialog }, { default: legal }] = await loadCode(() =>
      Promise.all([import("./legal-dialog.tsx"), loadLegal()]),
    );
    return {
      default: (props: Omit<ComponentProps<typeof LegalDialog>, "legal">) => <LegalDialog legal={legal} {...props} />,
    };
  });
// Every notice is also shown where it happened, so the page can go on if this code fails to load.
const Toasts = lazy(() =>
  import("../../../renderers/ui/overlays/toasts.tsx").then(
    ({ Toasts }): { default: ComponentType<ComponentProps<typeof Toasts>> } => ({ default: Toasts }),
    () => ({ default: None }),
  ),
);
const None = () => null;
// The same applies to tracking: the page goes on without it.
const Tracking = lazy(() =>
  import("../tracking/tracking.tsx").then(
    ({ Tracking }): { default: ComponentType<ComponentProps<typeof Tracking>> } => ({ default: Tracking }),
    () => ({ default: None }),
  ),
);

/** The frame around every screen. The visit begins once it is mounted. */
export function Shell() {
  const app = useApp();
  const router = useRouter();
  const { notices, legalTab } = useContextOf(app.overlays);
  const LegalDialog = useMemo(() => legalDialogOf(app), [app]);
  // The live regions must exist before the first notice, but need not exist before the page itself.
  const [ready, setReady] = useState(false);

  useEffect(() => {
    setReady(true);
    return beginVisit(app, router);
  }, [app, router]);

  useEffect(() => {
    // The footer is part of the page, not of its screens.
    const foot = document.querySelector("body > footer");
    const open = ({ target }: Event) => {
      const tab = target instanceof HTMLElement && target.dataset.legal;
      if (tab) app.openLegal(tab);
    };
    foot?.addEventListener("click", open);
    return () => foot?.removeEventListener("click", open);
  }, [app]);

  return (
    <>
      <Frame
        onHome={() => {
          app.afterPaint.flush();
          router.navigate({ to: app.flow.steps[app.flow.start]?.path ?? "/" });
        }}
        onStep={() => app.overlays.send({ type: "leave" })}
      />
      <Suspense>
        {ready && (
          <Toasts
            notices={notices}
            onDismiss={(id) => app.overlays.send({ type: "withdraw", id })}
            dismissLabel={app.site.texts.dismiss}
          />
        )}
      </Suspense>
      <Suspense>{app.loadTracking && ready && <Tracking loadTracking={app.loadTracking} />}</Suspense>
      {legalTab !== undefined && (
        <Suspense>
          <LegalDialog
            tab={legalTab}
            onTab={app.openLegal}
            onClose={() => app.overlays.send({ type: "openLegal", tab: undefined })}
          />
        </Suspense>
      )}
    </>
  );
}

type FrameProps = {
  readonly onHome: () => void;
  /** Another step is shown, so problems of the last one no longer matter. */
  readonly onStep: () => void;
};

function Frame({ onHome, onStep }: FrameProps) {
  const loaded = useShownStep(
    useMatches({ select: (matches) => matches.at(-1)?.loaderData as LoadedStep | undefined }),
  );
  const main = useRef<HTMLElement>(null);
  const shown = useRef(loaded?.id);
  const scope = useScope(loaded);
  const { flow, quiz, site, afterPaint } = useApp();
  const { history } = useRouter();
  // The step on the page. While the next one loads, it is not yet the machine's step.
  const context = useQuiz();
  const back = loaded && backStep(flow, context, loaded.id);

  useEffect(() => {
    if (shown.current === loaded?.id) return;
    shown.current = loaded?.id;
    onStep();
    window.scrollTo(0, 0);
    // Before the paint, the browser would compute the styles of the new screen twice.
    afterPaint.run(() => main.current?.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true }));
  }, [loaded, onStep, afterPaint]);

  return (
    <FunnelProvider value={scope}>
      <SkipLink href="#content">{site.texts.skip}</SkipLink>
      <Header
        view={loaded}
        back={back}
        onHome={onHome}
        onBack={() => {
          // The step that the visitor came from, if a link of the funnel led here. After a typed address the history
          // does not say whether the previous page was one of ours, so the step that the definition names is used.
          if (loaded && flow.steps[loaded.id]?.takesPayment === "itself" && history.canGoBack()) history.back();
          else if (back !== undefined) quiz.send({ type: "go", step: back });
        }}
      />
      <p id="moves-on" hidden>
        {site.texts.movesOn}
      </p>
      <Main id="content" ref={main} tabIndex={-1}>
        <Outlet />
      </Main>
      {bottomBar}
    </FunnelProvider>
  );
}

const SkipLink = styled.a`
  position: fixed;
  top: 8px;
  inset-inline-start: 8px;
  z-index: 20;
  max-width: calc(100vw - 16px);
  padding: 12px 16px;
  border-radius: 8px;
  background: var(--ink);
  color: var(--paper);

  &:not(:focus) { clip-path: inset(50%); }
`;

const Main = styled.main`
  padding: calc(var(--header-height) + 4px) 0 var(--bottom-height);
`;

/** Keeps the end of the page clear of the phone's own controls. */
const BottomBar = styled.div`
  position: fixed;
  inset: auto 0 0;
  height: var(--bottom-height);
  pointer-events: none;

  /* A window has no controls there: on one, the fade would cut a button that is in full view. */
  @media (max-width: 767px) { background: linear-gradient(transparent, var(--paper) 60%); }
`;

const bottomBar = <BottomBar />;
