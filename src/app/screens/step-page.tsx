import { memo, useEffect, useMemo } from "react";
import { styled } from "styled-components";
import { toStored, valuesOf } from "../../../engine/quiz/index.ts";
import type { StepActions, StepType, TextsOf } from "../../../renderers/contract.ts";
import { FunnelProvider } from "../../../renderers/funnel-context.ts";
import { storeLead } from "../../services/store-lead.ts";
import { useApp, useQuiz, useScope } from "../context/index.ts";
import type { LoadedStep } from "../load/index.ts";
import { loadFallback } from "./fallback-screens.tsx";

const nothingChosen: readonly string[] = [];

/** One step: its renderer, connected to the machine's state and events. */
export const StepPage = memo(function StepPage({ loaded }: { readonly loaded: LoadedStep }) {
  const { id, step, texts, Renderer, sections, extras, title, leavesContact } = loaded;
  const app = useApp();
  const { flow, onShown, prefetchAfter, afterPaint, askAhead } = app;
  const context = useQuiz();
  const values = useMemo(() => valuesOf(flow, context), [flow, context]);
  const actions = useStepActions(id);
  const scope = useScope(loaded);

  useEffect(() => {
    afterPaint.run(() => {
      document.title = title;
    });
    onShown();
    const onNear = async (steps: readonly LoadedStep[]) => {
      const { rehearse } = await import("./rehearse.tsx");
      rehearse(app, screensOf(steps));
    };
    // Prefetches after the visible page has had its turn.
    const idle = setTimeout(() => void prefetchAfter(id, onNear).then(loadFallback).catch(none), 200);
    return () => clearTimeout(idle);
  }, [app, id, title, onShown, prefetchAfter, afterPaint]);

  useEffect(() => {
    if (!leavesContact) return undefined;
    // While the visitor types, so that nothing waits for the answer once they go on.
    const ask = () => askAhead(id);
    addEventListener("input", ask);
    return () => removeEventListener("input", ask);
  }, [id, leavesContact, askAhead]);

  return (
    <FunnelProvider value={scope}>
      {step.headerImage && <HeaderImage src={step.headerImage} alt="" />}
      <Renderer
        {...actions}
        key={id}
        id={id}
        step={step}
        texts={texts as TextsOf<StepType>}
        choice={context.choices[id] ?? nothingChosen}
        values={values}
        sections={sections}
        extras={extras}
      />
    </FunnelProvider>
  );
});

function useStepActions(id: string): StepActions {
  const { flow, quiz, storage, notify, loadCode, services, handOver, askAhead, headStart, motion } = useApp();
  return useMemo(() => {
    // A late tap on a page that the visitor has left must not answer the next one.
    const isCurrent = () => quiz.getSnapshot().value === id;
    return {
      onAnswer: (choice) => isCurrent() && quiz.send({ type: "answer", choice }),
      onNext: () => motion().hold(() => isCurrent() && quiz.send({ type: "next" })),
      onSave: (values) => quiz.send({ type: "save", values }),
      onLead: (contact) => {
        handOver(storeLead(storage, { ...contact, quiz: toStored(flow, quiz.getSnapshot().context) }));
        askAhead(id);
      },
      headStart: () => headStart(id),
      onNotice: notify,
      guessCountry: () => services().then((made) => made.guessCountry(), none),
      loadKeeper: services,
      loadClocks: () =>
        import("../../services/run-clock.ts").then((code) => code.clockRunner({ storage, now: Date.now })),
      loadCheckout: () => loadCode(services).then((made) => made.checkoutAt(id)),
      storage,
      now: Date.now,
      random: Math.random,
    };
  }, [id, flow, quiz, storage, notify, loadCode, services, handOver, askAhead, headStart, motion]);
}

const screensOf = (steps: readonly LoadedStep[]) => steps.map((step) => <StepPage key={step.id} loaded={step} />);

const none = () => undefined;

const HeaderImage = styled.img`
  display: block;
  width: 100%;
  max-height: 40vh;
  object-fit: cover;
`;
