import tracking from "virtual:funnel/tracking";
import { useMatches } from "@tanstack/react-router";
import { useEffect, useState, useSyncExternalStore } from "react";
import { FunnelProvider } from "../../../renderers/funnel-context.ts";
import { useApp } from "../app-context.ts";
import type { LoadedStep } from "../load-step.ts";
import type { Outside } from "../outside.ts";
import { useScope } from "../scope.ts";
import { ConsentBanner } from "./consent-banner.tsx";
import { ConsentLink } from "./consent-link.tsx";
import { trackerOf } from "./tracker-of.ts";

/** Tells advertising services what the definition wants them told, and asks the visitor first where it says so. */
export function Tracking() {
  const { outside } = useApp();
  const [reached, setReached] = useState<Outside>();
  useEffect(() => {
    outside().then(setReached, () => undefined);
  }, [outside]);
  return reached && <Reached outside={reached} />;
}

function Reached({ outside }: { readonly outside: Outside }) {
  const app = useApp();
  const { consent } = outside;
  const step = useMatches({ select: (matches) => (matches.at(-1)?.loaderData as LoadedStep | undefined)?.id });
  const [tracker] = useState(() => trackerOf(app, outside));
  const mayTrack = useSyncExternalStore(consent.onChange, consent.mayTrack);
  const [isReopened, setReopened] = useState(false);
  const scope = useScope(words);

  useEffect(() => {
    if (step !== undefined) tracker.enter(step);
  }, [tracker, step]);

  useEffect(() => {
    // The backend may not have been reached when the choice was made.
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

const words = { fixed: tracking.fixed, samples: [], plans: {}, every: {} };
