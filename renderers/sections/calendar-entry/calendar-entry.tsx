import { styled } from "styled-components";
import { calendarFile } from "../../../engine/calendars/index.ts";
import { isAppointment } from "../../../engine/fields/index.ts";
import type { SectionProps } from "../../contract.ts";
import { useFunnel } from "../../funnel-context.ts";
import { quietButtonStyle } from "../../ui/controls/quiet-button.tsx";
import { Copy, usePlain } from "../../ui/text/copy.tsx";

/** A file with the visitor's appointment, for their own calendar. Without an appointment or a contact there is none. */
export function CalendarEntry({ section, now }: SectionProps<"calendar-entry">) {
  const { appointment, title, place, text } = section;
  const { lookup } = useFunnel();
  const plain = usePlain();
  const at = lookup(`given.${appointment}`) ?? "";
  const contact = lookup("email") ?? lookup("phone");
  if (!isAppointment(at) || !contact) return null;
  const begins = Date.parse(at);
  const entry = {
    // Not by the time, so that a calendar moves what it has. By the contact, as two people may share a browser and a calendar.
    id: `${appointment}-${shortened(contact)}@${location.host}`,
    begins,
    ends: begins + Number(lookup(`lasting.${appointment}`)),
    title: plain(title),
    place: place && plain(place),
  };
  // An address with all of the file: some browsers inside of apps keep none that a page makes of parts.
  const file = `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile([entry], now()))}`;
  return (
    <Line>
      <Download href={file} download={`${appointment}.ics`}>
        <Copy of={text} />
      </Download>
    </Line>
  );
}

/** A short text for a long one, which is hardly that of another one (FNV-1a). */
function shortened(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

const Line = styled.div`
  display: flex;
  justify-content: center;
`;

const Download = styled.a`
  ${quietButtonStyle}
`;
