import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { styled } from "styled-components";
import { sayAppointment } from "../../../engine/fields/index.ts";
import { Problem } from "../../ui/controls/labelled.tsx";
import { announced } from "../../ui/text/announced.ts";
import { Tick } from "../../ui/text/tick.tsx";
import { Unseen } from "../../ui/text/unseen.ts";
import { FieldAction } from "../field-action.ts";
import { FieldGroup } from "../field-group.tsx";
import type { FieldKind, FieldProps, FormTexts } from "../field-kind.ts";
import { RemoveButton } from "../remove-button.tsx";
import { Pick } from "./pick.tsx";
import { nothingFree, readAppointment } from "./read-appointment.ts";
import { dayOfTime, sayClock, sayDayOfTime, sayWeekday, sayZone, yourClock } from "./say-times.ts";
import { useTimes } from "./use-times.ts";

/** A day, and then a time on it. What was typed is the time that the server keeps. */
export const AppointmentField: FieldKind<"appointment"> = {
  read: (typed) => readAppointment(typed),
  write: (value) => value,
  missing: "chooseTime",
  Show: Appointment,
};

/** How many days are offered at first, and how many more each time: two rows on a phone. */
const atOnce = 6;

const blanks = Array.from({ length: atOnce }, (_, index) => index);

function Appointment({
  field,
  id,
  typed,
  onType,
  texts,
  typing,
  error,
  inputRef,
  loadKeeper,
}: FieldProps<"appointment">) {
  const { told, isLost, taken, picked, isKept, pick, again } = useTimes({ field, typed, onType, loadKeeper });
  const [day, setDay] = useState<string>();
  const [shown, setShown] = useState(atOnce);
  const days = useRef<HTMLDivElement>(null);
  const { language, plain } = typing;
  const { free = [], timeZone = "UTC" } = told ?? {};
  // What is being kept is no longer free for others, and stays in its place.
  const times = picked && !free.includes(picked) ? [...free, picked].sort() : free;
  const all = [...new Set(times.map(dayOfTime))];
  // What was picked before a reload is on a day that nobody has pressed since.
  const open = [day, dayOfTime(picked)].find((each) => each && all.includes(each));
  const count = Math.max(shown, all.indexOf(open ?? "") + 1);
  const own = yourClock(picked || free[0], language);
  const say = (text: keyof FormTexts, example: string) => plain(texts[text].replace("{example}", example));
  const focusDay = () => {
    const [first] = days.current?.querySelectorAll("input") ?? [];
    (days.current?.querySelector<HTMLInputElement>(":checked") ?? first)?.focus();
  };
  const isAwaited = useRef(false);
  const keepFocus = useEffectEvent(() => {
    // What was pressed may be gone with the answer, and the focus with it.
    if (isAwaited.current && document.activeElement === document.body) focusDay();
    isAwaited.current = false;
  });
  useEffect(() => {
    if (told || isLost) keepFocus();
  }, [told, isLost]);
  const more = () => {
    setShown(count + atOnce);
    // The button is gone with the last day: the first one that has come gets the focus.
    requestAnimationFrame(() => days.current?.querySelectorAll("input")[count]?.focus());
  };
  const giveUp = () => {
    onType("");
    requestAnimationFrame(focusDay);
  };
  const first = (input: HTMLElement | null) => {
    (inputRef as RefObject<HTMLElement | null>).current = input;
  };
  return (
    <FieldGroup id={id} field={field} texts={texts} error={error}>
      {(all.length > 0 || (!told && !isLost)) && (
        <Offered>
          <Days ref={days} role="radiogroup" aria-label={plain(texts.day)}>
            {all.slice(0, count).map((each, index) => (
              <Pick
                key={each}
                inputRef={index === 0 && !open ? first : undefined}
                name={`${id}-day`}
                isPicked={each === open}
                onPick={() => setDay(each)}
              >
                <Weekday>{sayWeekday(each, language)}</Weekday> {sayDayOfTime(each, language, "short")}
              </Pick>
            ))}
            {!told && <Unseen role="status">{plain(texts.loadingTimes)}</Unseen>}
            {!told && blanks.map((blank) => <Blank key={blank} />)}
          </Days>
          {all.length > count && (
            <More type="button" onClick={more}>
              {plain(texts.moreDays)}
            </More>
          )}
        </Offered>
      )}
      {open && (
        <Times
          role="radiogroup"
          aria-label={sayDayOfTime(open, language)}
          aria-required={field.required}
          aria-invalid={error ? true : undefined}
          data-times=""
        >
          {times
            .filter((time) => dayOfTime(time) === open)
            .map((time, index) => (
              <Pick
                key={time}
                inputRef={index === 0 ? first : undefined}
                name={`${id}-time`}
                isPicked={time === picked}
                onPick={() => {
                  isAwaited.current = true;
                  pick(time);
                }}
              >
                {sayClock(time, language)}
              </Pick>
            ))}
        </Times>
      )}
      {open && own && <Line>{say("timeZone", sayZone(timeZone, language, free[0]))}</Line>}
      <Kept data-kept={isKept}>
        {isKept && <Tick />}
        <span role="status">
          {isKept && say("timeKept", sayAppointment(picked, language))}
          {isKept && own && ` ${say("byYourClock", own)}`}
        </span>
        {isKept && !field.required && (
          <RemoveButton label={say("removeFile", sayAppointment(picked, language))} onPress={giveUp} />
        )}
      </Kept>
      <Problem {...announced}>
        {taken && taken !== picked && say("timeTaken", sayAppointment(taken, language))}
        {isLost && plain(texts.timesFailed)}
        {!isLost && typed === nothingFree && plain(texts.noTimes)}
      </Problem>
      {isLost && (
        <More
          ref={first}
          type="button"
          onClick={() => {
            isAwaited.current = true;
            again();
          }}
        >
          {plain(texts.tryAgain)}
        </More>
      )}
    </FieldGroup>
  );
}

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(5.25rem, 100%), 1fr));
  gap: 8px;
`;

// As high as it is going to be in most calendars, so that nothing jumps when the days come.
const Offered = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 8px;
  min-height: 164px;

  @media (min-width: 36rem) { min-height: 108px; }
`;

const Blank = styled.span`
  min-height: 52px;
  border-radius: calc(var(--radius) * 0.625);
  background: color-mix(in srgb, var(--ink) 6%, transparent);
`;

const Times = styled(Days)``;

const Weekday = styled.span`
  color: var(--muted);
  font-weight: 500;
  font-size: 0.9375rem;
`;

const Line = styled.p`
  margin: 0;
  color: var(--muted);
  font-size: 0.9375rem;
`;

const Kept = styled.div`
  display: flex;
  gap: 8px;
  font-weight: 600;

  > span { flex: 1; min-width: 0; }

  > button { margin-block: -11px; }

  &:has(> :only-child:empty) { margin-top: -8px; }
`;

// Its words begin where the days do.
const More = styled(FieldAction)`
  justify-self: start;
  margin-inline: -12px;
`;
