import type { Paint } from "../../engine/report/index.ts";
import type { Undelivered } from "../server/operator/index.ts";
import { masked } from "./output.ts";

/** Undelivered entries for people to read, with addresses masked. */
export function outboxReport(deliveries: readonly Undelivered[], now: Date, paint: Paint): string {
  const count = (state: Undelivered["state"]) => deliveries.filter((delivery) => delivery.state === state).length;
  const lines = deliveries.map((delivery) => lineOf(delivery, now, paint));
  return [...lines, `${count("waiting")} waiting, ${count("dead")} dead, ${count("dropped")} dropped`, ""].join("\n");
}

const colours = { waiting: "warning", dropped: "dim", dead: "error" } as const;

function lineOf(delivery: Undelivered, now: Date, paint: Paint): string {
  const { kind, key, state, attempts, reason, created_at, due_at, contact } = delivery;
  const untried = state === "waiting" ? "not tried yet" : "never tried";
  const tried = attempts === 0 ? untried : `tried ${attempts === 1 ? "once" : `${attempts} times`}`;
  const wait = Date.parse(due_at) - now.getTime();
  const next = state === "waiting" && wait > 0 ? `, ${attempts === 0 ? "due" : "again"} in ${span(wait)}` : "";
  const about = [kind, masked(contact ?? undefined)].filter(Boolean).join(" ");
  const facts = `${span(now.getTime() - Date.parse(created_at))} old, ${tried}${next}${reason ? `: ${reason}` : ""}`;
  return `${paint(colours[state], state)} ${paint("strong", key)} ${about}\n  ${facts}`;
}

/** A time span in its largest unit: `3 min`, `5 h`, `2 d`. */
function span(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
  if (minutes < 60) return `${minutes} min`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 1440)} d`;
}
