import { styled } from "styled-components";
import type { FunnelDefinition, TrackingEvent } from "../../schema/funnel.types.ts";
import { isKeyOf } from "../services/tracking/index.ts";
import { Card } from "./card.tsx";
import type { Tracked } from "./use-shown-app.ts";

type Props = { readonly tracking: FunnelDefinition["tracking"]; readonly tracked: Tracked };

/** The tracking events of the definition, and what the page's tracker did with each. */
export function EventsCard({ tracking, tracked }: Props) {
  const { events = [], pixels = {}, consent } = tracking ?? {};
  return (
    <Card title="Tracking events" note={`${events.length}`}>
      <p>
        {Object.keys(pixels).length === 0
          ? "No pixel is named, so nothing is sent to anybody."
          : consent === "not-required"
            ? "Sent without asking the visitor."
            : sayings[`${tracked.mayTrack}`]}
      </p>
      <List aria-label="Tracking events">
        {events.map((event) => {
          const state = eventState(event, Boolean(pixels[event.to]), tracked);
          return (
            <li key={JSON.stringify(event)}>
              <b>{event.event}</b> to {event.to}, on {event.step}
              <span title={meanings[state]}>{state}</span>
            </li>
          );
        })}
      </List>
    </Card>
  );
}

const sayings = {
  undefined: "Held until the visitor agrees.",
  true: "The visitor has agreed.",
  false: "The visitor has declined, or the browser has for them.",
};

const meanings: Readonly<Record<EventState, string>> = {
  sent: "Given to the advertising service's script or to our backend, which may still have failed to pass it on",
  held: "Waits in the browser until the visitor agrees, for a day at most",
  "to come": "The visitor has not been there yet",
  "not sent": "There is no pixel for it, or the visitor declined",
};

const List = styled.ul`
  margin: 4px 0 0;
  padding: 0;
  list-style: none;

  li { display: flex; flex-wrap: wrap; gap: 0 6px; }

  span { margin-left: auto; color: var(--quiet); }
`;

/** What happened to an event, as the tracker recorded it, or what would happen to it. */
type EventState = "sent" | "held" | "to come" | "not sent";

/**
 * What happened to an event of the definition. An event for several orders is held as long as one of them is.
 *
 * @param hasPixel whether there is a receiver
 */
export function eventState(event: TrackingEvent, hasPixel: boolean, { states, mayTrack }: Tracked): EventState {
  const written = [...states].flatMap(([key, state]) => (isKeyOf(key, event) ? [state] : []));
  if (written.length > 0) return written.includes("held") ? "held" : "sent";
  return hasPixel && mayTrack !== false ? "to come" : "not sent";
}
