import { useEffect, useState } from "react";
import {
  bonusLeft,
  bonusToStored,
  bonusWait,
  claimLeft,
  countdownLeft,
  countdownToStored,
  countdownWait,
  createBonus,
  createCountdown,
  createWheel,
  type WheelRules,
  wheelElapsed,
  wheelToStored,
  wheelWait,
} from "../../engine/clock/index.ts";
import { milliseconds } from "../../engine/flow/index.ts";
import type { StepActions } from "../contract.ts";
import { BonusBanner } from "./bonus-banner/bonus-banner.tsx";
import { OfferCountdown } from "./offer-countdown/offer-countdown.tsx";
import type { OfferCountdown as CountdownDefinition, OfferBonus, OfferTexts, OfferWheel } from "./offer-parts.ts";
import { useClock } from "./use-clock.ts";
import { WheelDialog, type WheelPhase } from "./wheel/wheel-dialog.tsx";

export type ClocksProps = Pick<StepActions, "keep" | "now" | "random"> & {
  readonly wheel: OfferWheel | undefined;
  readonly bonus: OfferBonus | undefined;
  readonly countdown: CountdownDefinition | undefined;
  readonly texts: OfferTexts;
  /** Starts the checkout. */
  readonly onNext: () => void;
  /** The offer's countdown has come to its end, now or on an earlier visit. */
  readonly onExpire: () => void;
};

/** Everything on an offer that runs with time. Loaded when the page is there: it needs the browser's own clock. */
export function Clocks({ wheel, bonus, countdown, ...rest }: ClocksProps) {
  return (
    <>
      {countdown && <RunningCountdown {...rest} countdown={countdown} />}
      {(wheel || bonus) && <Prize {...rest} wheel={wheel} bonus={bonus} />}
    </>
  );
}

type Shared = Omit<ClocksProps, "wheel" | "bonus" | "countdown">;

function RunningCountdown({ countdown, ...world }: Shared & { readonly countdown: CountdownDefinition }) {
  const length = { durationMs: milliseconds(countdown.lasts) };
  const [snapshot, send] = useClock(
    () => ({
      machine: createCountdown(length),
      toStored: (context) => countdownToStored(context, length),
      wait: (context) => countdownWait(context, length),
    }),
    world,
  );
  const { now, onExpire } = world;
  const isExpired = snapshot.value === "expired";
  useEffect(() => send({ type: "start", now: now() }), [send, now]);
  useEffect(() => {
    if (isExpired) onExpire();
  }, [isExpired, onExpire]);
  return <OfferCountdown countdown={countdown} texts={world.texts} leftMs={countdownLeft(snapshot.context, length)} />;
}

/** The bonus, and the wheel at which it is won; without a wheel the bonus begins with the visit. */
function Prize({ wheel, bonus, ...world }: Shared & Pick<ClocksProps, "wheel" | "bonus">) {
  const { texts, now, onNext } = world;
  const lengths = {
    lastsMs: milliseconds(bonus?.lasts ?? "0 s"),
    ...(bonus?.extend && { extendedMs: milliseconds(bonus.extend.to) }),
  };
  const [{ value, context }, send] = useClock(
    () => ({
      machine: createBonus(lengths),
      toStored: bonusToStored,
      wait: (context) => bonusWait(context, lengths),
    }),
    world,
  );
  const [isClaimed, setIsClaimed] = useState(false);
  const isDue = bonus !== undefined && (wheel === undefined || isClaimed);
  // Starting again would change nothing.
  useEffect(() => {
    if (isDue) send({ type: "start", now: now() });
  }, [isDue, send, now]);
  return (
    <>
      {bonus && value !== "unset" && (
        <BonusBanner
          bonus={bonus}
          texts={texts}
          leftMs={bonusLeft(context, lengths)}
          extended={context.extended}
          focused={isClaimed}
          onExtend={() => send({ type: "extend", now: now() })}
          onNext={onNext}
        />
      )}
      {wheel && <RunningWheel {...world} wheel={wheel} onClaimed={() => setIsClaimed(true)} />}
    </>
  );
}

function RunningWheel({
  wheel,
  onClaimed,
  ...world
}: Shared & { readonly wheel: OfferWheel; readonly onClaimed: () => void }) {
  const rules = rulesOf(wheel);
  const { texts, now, random } = world;
  const [{ value, context }, send] = useClock(
    () => ({ machine: createWheel(rules), toStored: wheelToStored, wait: (context) => wheelWait(context, rules) }),
    world,
  );
  if (value === "claimed" || value === "closed") return null;
  return (
    <WheelDialog
      wheel={wheel}
      texts={texts}
      phase={value satisfies WheelPhase}
      outcome={context.outcome}
      elapsedMs={wheelElapsed(context)}
      leftMs={claimLeft(context, rules)}
      onSpin={() => {
        const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
        send({ type: "spin", now: now(), random: random(), still });
      }}
      onClaim={() => {
        send({ type: "claim" });
        onClaimed();
      }}
      onClose={() => send({ type: "close" })}
    />
  );
}

/** A fixed outcome is a draw that only one segment can win. */
function rulesOf({ segments, outcome, weights, lasts }: OfferWheel): WheelRules {
  const weightOf = (id: string) => {
    if (outcome !== undefined) return id === outcome ? 1 : 0;
    return weights ? (weights[id] ?? 0) : 1;
  };
  return { chances: segments.map(({ id }) => ({ id, weight: weightOf(id) })), claimMs: milliseconds(lasts) };
}
