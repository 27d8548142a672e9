import { useEffect, useState, useSyncExternalStore } from "react";
import type { AnyStateMachine, EventFrom, SnapshotFrom } from "xstate";
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
import type { Clock, RunClock } from "../clock.ts";
import type { StepActions } from "../contract.ts";
import { BonusBanner } from "./bonus-banner.tsx";
import { OfferCountdown } from "./offer-countdown.tsx";
import type { OfferCountdown as CountdownDefinition, OfferBonus, OfferTexts, OfferWheel } from "./offer-parts.ts";
import { WheelDialog, type WheelPhase } from "./wheel/wheel-dialog.tsx";

export type ClocksProps = Pick<StepActions, "now" | "random"> & {
  readonly runClock: RunClock;
  readonly wheel: OfferWheel | undefined;
  readonly bonus: OfferBonus | undefined;
  readonly countdown: CountdownDefinition | undefined;
  readonly texts: OfferTexts;
  /** Starts the checkout. */
  readonly onNext: () => void;
  /** The offer's countdown has ended, now or on an earlier visit. */
  readonly onExpire: () => void;
};

/** The timed parts of an offer. Loaded after the page itself: they need the browser's clock and storage. */
export function Clocks({ wheel, bonus, countdown, ...rest }: ClocksProps) {
  return (
    <>
      {countdown && <RunningCountdown {...rest} countdown={countdown} />}
      {(wheel || bonus) && <Prize {...rest} wheel={wheel} bonus={bonus} />}
    </>
  );
}

type Shared = Omit<ClocksProps, "wheel" | "bonus" | "countdown">;

function RunningCountdown({ countdown, ...actions }: Shared & { readonly countdown: CountdownDefinition }) {
  const length = { durationMs: milliseconds(countdown.lasts) };
  const [snapshot, send] = useClock(
    () => ({
      machine: createCountdown(length),
      toStored: (context) => countdownToStored(context, length),
      wait: (context) => countdownWait(context, length),
    }),
    actions.runClock,
  );
  const { now, onExpire } = actions;
  const isExpired = snapshot.value === "expired";
  useEffect(() => send({ type: "start", now: now() }), [send, now]);
  useEffect(() => {
    if (isExpired) onExpire();
  }, [isExpired, onExpire]);
  return (
    <OfferCountdown countdown={countdown} texts={actions.texts} leftMs={countdownLeft(snapshot.context, length)} />
  );
}

/** The bonus, and the wheel that awards it. Without a wheel the bonus starts with the visit. */
function Prize({ wheel, bonus, ...actions }: Shared & Pick<ClocksProps, "wheel" | "bonus">) {
  const { texts, now, onNext } = actions;
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
    actions.runClock,
  );
  /** Milliseconds between winning and claiming; undefined before the claim. */
  const [claimedAfter, setClaimedAfter] = useState<number>();
  const isClaimed = claimedAfter !== undefined;
  const isDue = bonus !== undefined && (wheel === undefined || isClaimed);
  // The clock beside the prize goes on in the banner, unless the bonus has a shorter one of its own.
  const spent = wheel && lengths.lastsMs >= milliseconds(wheel.lasts) ? (claimedAfter ?? 0) : 0;
  // A second start changes nothing.
  useEffect(() => {
    if (!isDue) return;
    send({ type: "start", now: now() - spent });
    send({ type: "tick", now: now() });
  }, [isDue, spent, send, now]);
  return (
    <>
      {/* Due, it is there at once: a frame later, it would move the page. */}
      {bonus && (isDue || value !== "unset") && (
        <BonusBanner
          bonus={bonus}
          texts={texts}
          leftMs={value === "unset" ? lengths.lastsMs - spent : bonusLeft(context, lengths)}
          extended={context.extended}
          focused={isClaimed}
          onExtend={() => send({ type: "extend", now: now() })}
          onNext={onNext}
        />
      )}
      {wheel && <RunningWheel {...actions} wheel={wheel} onClaimed={setClaimedAfter} />}
    </>
  );
}

function RunningWheel({
  wheel,
  onClaimed,
  ...actions
}: Shared & { readonly wheel: OfferWheel; readonly onClaimed: (afterMs: number) => void }) {
  const rules = rulesOf(wheel);
  const { texts, now, random } = actions;
  const [{ value, context }, send] = useClock(
    () => ({ machine: createWheel(rules), toStored: wheelToStored, wait: (context) => wheelWait(context, rules) }),
    actions.runClock,
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
        onClaimed(rules.claimMs - claimLeft(context, rules));
      }}
      onClose={() => send({ type: "close" })}
    />
  );
}

/** Runs a clock while a component is mounted. The clock is made once. */
function useClock<M extends AnyStateMachine>(
  clock: () => Clock<M>,
  runClock: RunClock,
): readonly [SnapshotFrom<M>, (event: EventFrom<M>) => void] {
  const [running] = useState(() => runClock(clock()));
  useEffect(() => running.go(), [running]);
  return [useSyncExternalStore(running.subscribe, running.snapshot), running.send];
}

/** A fixed outcome is a draw that only one segment can win. */
function rulesOf({ segments, outcome, weights, lasts }: OfferWheel): WheelRules {
  const weightOf = (id: string) => {
    if (outcome !== undefined) return id === outcome ? 1 : 0;
    return weights ? (weights[id] ?? 0) : 1;
  };
  return { chances: segments.map(({ id }) => ({ id, weight: weightOf(id) })), claimMs: milliseconds(lasts) };
}
