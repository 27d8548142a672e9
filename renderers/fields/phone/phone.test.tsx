// @vitest-environment happy-dom
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { askField, typingIn } from "../../testing/field.tsx";
import yaml from "./example.yaml?raw";
import { PhoneNumberField } from "./phone.tsx";

afterEach(cleanup);

test("keeps the international number, whichever way it was typed, and what was typed with its country", async () => {
  const { type, kept, typed, field } = askField(PhoneNumberField, yaml);
  await act(() => vi.dynamicImportSettled());
  type(screen.getByRole("textbox"), "07911 123456");
  expect(kept()).toEqual({ value: "+447911123456" });
  expect(typed()).toMatch(/^gb\|\+447911123456\|/);
  type(screen.getByRole("textbox"), "+49 30 1234567");
  expect(kept()).toEqual({ value: "+49301234567" });
  type(screen.getByRole("textbox"), "+48 512 345 67");
  expect(kept()).toEqual({ value: "+4851234567", doubt: { problem: "unlikelyPhone" } });
  expect(typed()).toMatch(/^pl\|\+4851234567\?\|/);
  type(screen.getByRole("textbox"), "12");
  expect(kept()).toEqual({ problem: "invalidPhone" });
  const again = PhoneNumberField.write("+447911123456", field, typingIn("en"));
  expect(PhoneNumberField.read(again, field, typingIn("en"))).toEqual({ value: "+447911123456" });
  for (const odd of ["", "gb", "gb||", "|||", "xx|1|\u0000", "<svg>"])
    expect(PhoneNumberField.read(odd, field, typingIn("en"))).toEqual(
      odd === "xx|1|\u0000" ? { problem: "invalidPhone" } : { value: "" },
    );
});
