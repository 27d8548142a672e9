import { flow, isTracked, site } from "virtual:funnel";
import { Outlet, useMatches, useRouter } from "@tanstack/react-router";
import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { styled } from "styled-components";
import type { Notice } from "../../renderers/contract.ts";
import { FunnelProvider } from "../../renderers/funnel-context.ts";
import { GlobalStyle } from "../../renderers/ui/layout/global-style.ts";
import { browserStorage } from "../services/storage.ts";
import type { Lead } from "../services/store-lead.ts";
import { AppProvider, useApp } from "./app-context.ts";
import { followRouter } from "./follow-router.ts";
import { Header } from "./header.tsx";
import type { LoadedStep } from "./load-step.ts";
import { loadCode, offlineEvent } from "./missing-code.ts";
import { useScope } from "./scope.ts";
import { createQuiz, startQuiz, stepAt } from "./session.ts";
import { showToAuthor } from "./show-to-author.ts";

const LegalDialog = lazy(() =>
  loadCode(() => import("./legal-dialog.tsx")).then(({ LegalDialog }) => ({ default: LegalDialog })),
);
// What a notice says also stands where it happened: a page without them is no reason to lose the page.
const Toasts = lazy(() =>
  import("../../renderers/ui/overlays/toasts.tsx").then(
    ({ Toasts }): { default: ComponentType<ComponentProps<typeof Toasts>> } => ({ default: Toasts }),
    () => ({ default: None }),
  ),
);
const None = () => null;
// Nor is there one in what advertising services are not told.
const Tracking = lazy(() =>
  import("./tracking/tracking.tsx").then(
    ({ Tracking }): { default: ComponentType } => ({ default: Tracking }),
    () => ({ default: None }),
  ),
);

/** Long enough to read two lines; what matters also stands where it happened. */
const noticeTime = 8_000;

type Listed = Notice & { readonly id: number };

/** The frame around every screen, and the owner of the running quiz. */
export function Shell() {
  const router = useRouter();
  const [notices, setNotices] = useState<readonly Listed[]>([]);
  const [legalTab, setLegalTab] = useState<string>();
  const nextNotice = useRef(0);
  // The live regions for notices must be there before the first notice, but not before the page itself.
  const [ready, setReady] = useState(false);
  const app = useMemo(() => {
    const quiz = createQuiz();
    const storage = browserStorage(site.id);
    const outside = () => import("./outside.ts").then(({ outsideOf }) => outsideOf({ quiz, storage }));
    return {
      quiz,
      storage,
      outside,
      // Whoever cannot be told now is told on another page.
      handOver: (lead?: Lead) => outside().then(({ handOver }) => handOver(lead), None),
      notify: (notice: Notice) => {
        const id = nextNotice.current++;
        // One of each kind: a second refusal takes the place of the first.
        setNotices((listed) => [...listed.filter(({ tone }) => tone !== notice.tone), { ...notice, id }]);
        const withdraw = () => setNotices((listed) => listed.filter((other) => other.id !== id));
        setTimeout(withdraw, noticeTime);
        return withdraw;
      },
      openLegal: setLegalTab,
    };
  }, []);

  useEffect(() => {
    const { pathname } = router.state.location;
    const stop = startQuiz(app.quiz, app.storage, stepAt(pathname), window.location.search);
    const unfollow = followRouter(router, app.quiz);
    if (window.location.search.includes("token="))
      void import("./take-token.ts").then(({ takeToken }) =>
        takeToken((email) => app.quiz.send({ type: "save", values: { email } })),
      );
    if (app.storage.read("outbox")) app.handOver();
    const sayOffline = ({ detail }: Event & { detail?: string }) => app.notify({ title: detail ?? "", tone: "danger" });
    addEventListener(offlineEvent, sayOffline);
    setReady(true);
    if (import.meta.env.DEV) showToAuthor(app);
    return () => {
      removeEventListener(offlineEvent, sayOffline);
      unfollow();
      stop();
    };
  }, [app, router]);

  return (
    <AppProvider value={app}>
      <GlobalStyle />
      <Frame
        onHome={() => router.navigate({ to: flow.steps[flow.start]?.path ?? "/" })}
        onStep={() => setNotices((listed) => listed.filter(({ tone }) => tone !== "danger"))}
      />
      <Suspense>
        {ready && (
          <Toasts
            notices={notices}
            onDismiss={(id) => setNotices((listed) => listed.filter((notice) => notice.id !== id))}
            dismissLabel={site.texts.dismiss}
          />
        )}
      </Suspense>
      <Suspense>{isTracked && ready && <Tracking />}</Suspense>
      {legalTab !== undefined && (
        <Suspense>
          <LegalDialog tab={legalTab} onTab={setLegalTab} onClose={() => setLegalTab(undefined)} />
        </Suspense>
      )}
    </AppProvider>
  );
}

type FrameProps = {
  readonly onHome: () => void;
  /** Another step is shown: what was wrong with the last one no longer is. */
  readonly onStep: () => void;
};

function Frame({ onHome, onStep }: FrameProps) {
  const loaded = useMatches({ select: (matches) => matches.at(-1)?.loaderData as LoadedStep | undefined });
  const main = useRef<HTMLElement>(null);
  const shown = useRef(loaded?.id);
  const scope = useScope(loaded);
  const { quiz } = useApp();
  const { history } = useRouter();
  // Of the page that is shown, which while the next one loads is not yet the machine's.
  const back = loaded?.step.back;

  useEffect(() => {
    if (shown.current === loaded?.id) return;
    shown.current = loaded?.id;
    onStep();
    window.scrollTo(0, 0);
    main.current?.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }, [loaded, onStep]);

  return (
    <FunnelProvider value={scope}>
      <SkipLink href="#content">{site.texts.skip}</SkipLink>
      <Header
        view={loaded}
        onHome={onHome}
        onBack={() => {
          // Where the visitor came from, if a link of the funnel led here. After a typed address the history does not
          // say whether the page before was one of ours, so it is the one that the definition names.
          if (loaded && flow.steps[loaded.id]?.takesPayment === "itself" && history.canGoBack()) history.back();
          else if (back !== undefined) quiz.send({ type: "go", step: back });
        }}
      />
      <Main id="content" ref={main} tabIndex={-1}>
        <Outlet />
      </Main>
      <BottomBar />
    </FunnelProvider>
  );
}

const SkipLink = styled.a`
  position: fixed;
  top: 8px;
  inset-inline-start: 8px;
  z-index: 20;
  padding: 12px 16px;
  border-radius: 8px;
  background: var(--ink);
  color: var(--paper);

  &:not(:focus) { clip-path: inset(50%); }
`;

const Main = styled.main`
  min-height: 100dvh;
  padding: calc(var(--header-height) + 4px) 0 var(--bottom-height);
  outline: none;
`;

/** Keeps the foot of the page clear of a phone's own controls. */
const BottomBar = styled.div`
  position: fixed;
  inset: auto 0 0;
  height: var(--bottom-height);
  background: linear-gradient(transparent, var(--paper) 60%);
  pointer-events: none;
`;
