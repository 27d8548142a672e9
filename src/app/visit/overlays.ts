import { createActor, fromTransition } from "xstate";
import type { Notice } from "../../../renderers/contract.ts";

/** What is shown on top of the screens. */
type Overlaid = {
  readonly notices: readonly (Notice & { readonly id: number })[];
  /** The open legal text. */
  readonly legalTab: string | undefined;
};

type OverlayEvent =
  | { readonly type: "notify"; readonly notice: Overlaid["notices"][number] }
  | { readonly type: "withdraw"; readonly id: number }
  /** Another step is shown, so problems of the last one no longer matter, nor does what its page says in its own place. */
  | { readonly type: "leave" }
  | { readonly type: "openLegal"; readonly tab: string | undefined };

export type Overlays = ReturnType<typeof createOverlays>;

/** Notices and legal texts. A notice disappears after a while. */
export function createOverlays() {
  const actor = createActor(fromTransition(next, { notices: [], legalTab: undefined }));
  let count = 0;
  actor.start();
  return {
    actor,
    /** @returns a function that removes it earlier */
    notify: (notice: Notice) => {
      const id = count++;
      actor.send({ type: "notify", notice: { ...notice, id } });
      const withdraw = () => actor.send({ type: "withdraw", id });
      setTimeout(withdraw, noticeTime);
      return withdraw;
    },
    openLegal: (tab: string) => actor.send({ type: "openLegal", tab }),
  };
}

/** Long enough to read two lines; anything important is also shown where it happened. */
const noticeTime = 8_000;

function next(now: Overlaid, event: OverlayEvent): Overlaid {
  const { notices, legalTab } = now;
  if (event.type === "openLegal") return { notices, legalTab: event.tab };
  // Nothing is rendered again if there was nothing to remove.
  if (event.type === "leave" && !notices.length) return now;
  if (event.type === "leave")
    return { notices: notices.filter(({ tone, isSaid }) => tone !== "danger" && !isSaid), legalTab };
  if (event.type === "withdraw") return { notices: notices.filter(({ id }) => id !== event.id), legalTab };
  // One of each kind: a second refusal replaces the first.
  return { notices: [...notices.filter(({ tone }) => tone !== event.notice.tone), event.notice], legalTab };
}
