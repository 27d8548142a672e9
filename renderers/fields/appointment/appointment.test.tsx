// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Keeper, TimesLeft } from "../../contract.ts";
import { askField } from "../../testing/field.tsx";
import { AppointmentField } from "./appointment.tsx";
import yaml from "./example.yaml?raw";

afterEach(cleanup);

const day = (date: number) => `2026-12-${String(date).padStart(2, "0")}`;
const at = (date: number, time: string) => `${day(date)}T${time}+00:00`;
const nine = at(7, "09:00");
const ten = at(7, "10:00");
const later = at(8, "14:30");
const free = [nine, ten, later];

type Answer = Partial<TimesLeft> | "lost";

/** A field whose server answers in turn; the last answer stays. */
function asked(
  answers: readonly Answer[],
  given: Parameters<typeof askField<"appointment">>[2] = {},
  typed = "",
  restored?: string,
) {
  let turn = 0;
  const askTimes = vi.fn<Keeper["askTimes"]>(async () => {
    const answer = answers[Math.min(turn, answers.length - 1)] ?? "lost";
    turn += 1;
    if (answer === "lost") throw new Error("offline");
    return { timeZone: "UTC", free, isKept: false, ...answer };
  });
  return {
    ...askField(
      AppointmentField,
      yaml,
      { required: true, ...given },
      { typed, askTimes, ...(restored !== undefined && { restored }) },
    ),
    askTimes,
  };
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
const pick = async (name: string) => fireEvent.click(await screen.findByRole("radio", { name }));
const alerts = () =>
  screen
    .getAllByRole("alert")
    .map(({ textContent }) => textContent)
    .filter(Boolean);

describe("a field for an appointment", () => {
  test("offers the days, then the times of one, and keeps what the server keeps", async () => {
    const { askTimes, kept, typed } = asked([{}, { isKept: true }]);
    expect(screen.getByText("Loading the times...")).toBeTruthy();
    await pick("Mon 7 Dec");
    expect(screen.getAllByRole("radio").map(({ parentElement }) => parentElement?.textContent)).toEqual([
      ...["Mon 7 Dec", "Tue 8 Dec"],
      ...["9:00", "10:00"],
    ]);
    fireEvent.click(radio("10:00"));
    // Not before the server has said so.
    expect(kept()).toEqual({ problem: "keepingTime" });
    expect(radio("10:00").checked).toBe(true);
    expect(await screen.findByText("Kept for you: Monday 7 December at 10:00")).toBeTruthy();
    expect([typed(), kept()]).toEqual([ten, { value: ten }]);
    expect(askTimes.mock.calls).toEqual([
      ["visit", undefined],
      ["visit", ten],
    ]);
  });

  test("says that somebody else was sooner, and offers what is left", async () => {
    const { kept } = asked([{}, { free: [nine, later] }]);
    await pick("Mon 7 Dec");
    radio("10:00").focus();
    fireEvent.click(radio("10:00"));
    await waitFor(() =>
      expect(alerts()).toEqual(["Monday 7 December at 10:00 is no longer free. Please choose another time."]),
    );
    expect(screen.queryByRole("radio", { name: "10:00" })).toBeNull();
    expect(kept()).toEqual({ value: "" });
    // The time that was pressed is gone.
    await waitFor(() => expect(document.activeElement).toBe(radio("Mon 7 Dec")));
  });

  test("of several picks the last one counts, however the answers come", async () => {
    const field = asked([{}]);
    await pick("Mon 7 Dec");
    const answers: ((left: TimesLeft) => void)[] = [];
    field.askTimes.mockImplementation(() => new Promise((resolve) => void answers.push(resolve)));
    await act(async () => void fireEvent.click(radio("9:00")));
    await act(async () => void fireEvent.click(radio("10:00")));
    // The second question waits for the first, so that the server keeps what was picked last.
    expect(answers).toHaveLength(1);
    await act(async () => answers[0]?.({ timeZone: "UTC", free, isKept: true }));
    expect(field.typed()).toBe(`?${ten}`);
    await act(async () => answers[1]?.({ timeZone: "UTC", free, isKept: true }));
    expect(field.typed()).toBe(ten);
  });

  test("where no time is free nobody is kept from going on", async () => {
    const { kept } = asked([{ free: [] }]);
    await waitFor(() => expect(alerts()).toEqual(["No time is free at the moment. You can go on without one."]));
    expect(kept()).toEqual({ value: "", isExcused: true });
  });

  test("nor is anybody where the server is down, and they can try again", async () => {
    const { kept } = asked(["lost", {}]);
    await waitFor(() => expect(alerts()).toEqual([expect.stringContaining("no connection to the calendar")]));
    expect(kept()).toEqual({ value: "", isExcused: true });
    const again = screen.getByRole("button", { name: "Try again" });
    again.focus();
    fireEvent.click(again);
    expect(await screen.findByRole("radio", { name: "Mon 7 Dec" })).toBeTruthy();
    expect([alerts(), kept()]).toEqual([[], { value: "" }]);
    await waitFor(() => expect(document.activeElement).toBe(radio("Mon 7 Dec")));
  });

  test("what was offered stays while the server is down, so that another time can be tried", async () => {
    const { kept } = asked([{}, "lost", { isKept: true }]);
    await pick("Mon 7 Dec");
    fireEvent.click(radio("10:00"));
    await waitFor(() => expect(alerts()).toEqual([expect.stringContaining("no connection to the calendar")]));
    fireEvent.click(radio("Tue 8 Dec"));
    fireEvent.click(radio("14:30"));
    await waitFor(() => expect(kept()).toEqual({ value: later }));
    expect(alerts()).toEqual([]);
  });

  test("what is kept stays so while the server is down, and is looked at again with the page", async () => {
    const { askTimes, kept } = asked(["lost", { free: [later] }], {}, ten);
    await waitFor(() => expect(alerts()).toHaveLength(1));
    expect(kept()).toEqual({ value: ten });
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    await waitFor(() => expect(alerts()).toEqual([expect.stringMatching(/10:00 is no longer free/)]));
    expect(kept()).toEqual({ value: "" });
    expect(askTimes).toHaveBeenLastCalledWith("visit", ten);
  });

  test("a pick that storage brings back is looked at, and not lost by the answer to what was asked before", async () => {
    for (const first of [{}, "lost", { free: [] }] as const) {
      const { askTimes, kept } = asked([first, { isKept: true }], {}, "", ten);
      expect(await screen.findByRole("radio", { name: "Mon 7 Dec" })).toBeTruthy();
      expect([kept(), alerts()]).toEqual([{ value: ten }, []]);
      expect(askTimes.mock.calls).toEqual([
        ["visit", undefined],
        ["visit", ten],
      ]);
      cleanup();
    }
  });

  test("what was picked before a reload is marked: the time and its day", async () => {
    asked([{ isKept: true }], {}, ten);
    expect(await screen.findByRole("radio", { name: "Tue 8 Dec" })).toBeTruthy();
    const checked = screen.getAllByRole<HTMLInputElement>("radio").filter((each) => each.checked);
    expect(checked).toEqual([radio("Mon 7 Dec"), radio("10:00")]);
    fireEvent.click(radio("Tue 8 Dec"));
    expect(radio("Tue 8 Dec").checked).toBe(true);
  });

  test("what is given up while the server is asked stays so", async () => {
    const { kept, askTimes } = asked([{ isKept: true }], { required: false }, ten);
    fireEvent.click(screen.getByRole("button", { name: "Remove Monday 7 December at 10:00" }));
    expect(await screen.findByRole("radio", { name: "Mon 7 Dec" })).toBeTruthy();
    expect([kept(), askTimes.mock.calls.length]).toEqual([{ value: "" }, 1]);
  });

  test("a time that was being kept when the page was left is asked for again", async () => {
    const { typed } = asked([{ isKept: true }], {}, `?${ten}`);
    await waitFor(() => expect(typed()).toBe(ten));
  });

  test("offers six days at first and the others on demand, with the focus on the first of them", async () => {
    const many = Array.from({ length: 14 }, (_, index) => at(index + 7, "09:00"));
    asked([{ free: many }]);
    await screen.findByRole("radio", { name: "Mon 7 Dec" });
    expect(screen.getAllByRole("radio")).toHaveLength(6);
    fireEvent.click(screen.getByRole("button", { name: "More days" }));
    expect(screen.getAllByRole("radio")).toHaveLength(12);
    await waitFor(() => expect(document.activeElement).toBe(radio("Sun 13 Dec")));
    fireEvent.click(screen.getByRole("button", { name: "More days" }));
    expect(screen.getAllByRole("radio")).toHaveLength(14);
    expect(screen.queryByRole("button", { name: "More days" })).toBeNull();
  });

  test("what need not be picked can be given up again", async () => {
    const { kept } = asked([{ isKept: true }], { required: false }, ten);
    fireEvent.click(await screen.findByRole("button", { name: "Remove Monday 7 December at 10:00" }));
    expect(kept()).toEqual({ value: "" });
    await waitFor(() => expect(document.activeElement).toBe(radio("Mon 7 Dec")));
  });

  test("whose clock goes otherwise reads the zone of the calendar, and their own time behind it", async () => {
    const abroad = "2026-12-07T10:00+13:45";
    asked([{ timeZone: "Pacific/Chatham", free: [abroad], isKept: true }]);
    await pick("Mon 7 Dec");
    expect(screen.getByText(/^Time zone: Chatham/)).toBeTruthy();
    cleanup();
    // An older browser does not know the new name of a zone.
    asked([{ timeZone: "Pacific/New_Name", free: [abroad], isKept: true }]);
    await pick("Mon 7 Dec");
    expect(screen.getByText("Time zone: Pacific/New_Name")).toBeTruthy();
    fireEvent.click(radio("10:00"));
    expect(await screen.findByText(/^Kept for you: Monday 7 December at 10:00 \(.+ by your clock\)$/)).toBeTruthy();
  });
});
