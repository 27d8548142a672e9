import { useMatches } from "@tanstack/react-router";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { styled } from "styled-components";
import type { TrackingView } from "../../../engine/views/index.ts";
import { FunnelProvider } from "../../../renderers/funnel-context.ts";
import { LinkButton } from "../../../renderers/ui/controls/link-button.tsx";
import { Copy } from "../../../renderers/ui/text/copy.tsx";
import { useApp, useScope, useShownStep } from "../context/index.ts";
import type { Funnel } from "../funnel.ts";
import type { LoadedStep } from "../load/index.ts";
import type { Services } from "../visit/index.ts";
import { ConsentBanner } from "./consent-banner.tsx";
import { trackerOf } from "./tracker-of.ts";

type Props = { readonly loadTracking: NonNullable<Funnel["loadTracking"]> };

/** Reports the definition's events to advertising services, and asks the visitor first if the definition says so. */
export function Tracking({ loadTracking }: Props) {
  const { services } = useApp();
  const [reached, setReached] = useState<Loaded>();
  useEffect(() => {
    Promise.all([services(), loadTracking()]).then(
      ([services, { default: tracking }]) => setReached({ services, tracking }),
      () => undefined,
    );
  }, [services, loadTracking]);
  return reached && <Reached {...reached} />;
}

type Loaded = { readonly services: Services; readonly tracking: TrackingView };

function Reached({ services, tracking }: Loaded) {
  const app = useApp();
  const { consent } = services;
  const step = useShownStep(
    useMatches({ select: (matches) => matches.at(-1)?.loaderData as LoadedStep | undefined }),
  )?.id;
  const [tracker] = useState(() => trackerOf(app, services, tracking));
  const mayTrack = useSyncExternalStore(consent.onChange, consent.mayTrack);
  const [isReopened, setReopened] = useState(false);
  const scope = useScope(useMemo(() => ({ ...noWords, fixed: tracking.fixed }), [tracking]));

  useEffect(() => {
    if (step !== undefined) app.afterPaint.run(() => tracker.enter(step));
  }, [tracker, step, app]);

  useEffect(() => {
    // The backend may have been unreachable when the choice was made.
    void consent.sync();
    if (mayTrack !== undefined) tracker.decide();
  }, [consent, tracker, mayTrack]);

  if (!consent.isAsked) return null;
  return (
    <FunnelProvider value={scope}>
      {mayTrack === undefined || isReopened ? (
        <ConsentBanner
          texts={tracking.texts}
          isReopened={isReopened}
          onChoose={(isGiven, wording) => {
            setReopened(false);
            consent.choose(isGiven, wording);
          }}
        />
      ) : (
        <ConsentLink label={tracking.texts.change} onClick={() => setReopened(true)} />
      )}
    </FunnelProvider>
  );
}

const noWords = { samples: [], plans: {}, every: {} };

/** A link at the end of each page for changing the choice: in the page's footer, or in one of its own where there is none. */
function ConsentLink({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  const words = <Copy of={label} />;
  const foot = document.querySelector("body > footer");
  // The footer gives its own links their look.
  if (foot)
    return createPortal(
      <button type="button" onClick={onClick}>
        {words}
      </button>,
      foot,
    );
  return (
    <Foot>
      <LinkButton onClick={onClick}>{words}</LinkButton>
    </Foot>
  );
}

const Foot = styled.footer`
  padding: 0 20px 24px;
  text-align: center;
`;
