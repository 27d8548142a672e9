import type { Locator } from "@playwright/test";
import { optionsOf, ownAnswer } from "../../../engine/flow/index.ts";
import type { Path } from "../../../engine/problem/index.ts";
import { fieldsOf, fieldWith, requiredOneOf, stepWith } from "../../../engine/traits/index.ts";
import { asTyped, type Move } from "../../../engine/walks/index.ts";
import type { Field, Step } from "../../../schema/funnel.types.ts";
import { accessibleName } from "./accessible-name.ts";
import { type Actor, buttonsOn, firstShown } from "./actor.ts";
import { fillField } from "./fill-field.ts";
import { pay } from "./pay.ts";

/** What could not be used, as the definition names it: its path, seen from the step. */
export class Stuck extends Error {
  override readonly name = "Stuck";
  readonly at: Path;

  constructor(at: Path, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.at = at;
  }
}

/** Uses a part of a page that has a place of its own in the definition. */
async function using<Result>(at: Path, use: () => Promise<Result>): Promise<Result> {
  try {
    return await use();
  } catch (error) {
    throw error instanceof Stuck ? error : new Stuck(at, error);
  }
}

/**
 * Does on a page what a walk does with the machine, by the names that visitors see or hear.
 *
 * @throws Stuck with its place if a control is not there or cannot be used
 */
export async function perform({ from, action, to }: Move, actor: Actor): Promise<void> {
  const { page, definition, use } = actor;
  const step = definition.steps[from];
  if (!step) return;
  const main = page.getByRole("main");
  switch (action.kind) {
    case "back":
      return using(["back"], () =>
        use(
          page
            .getByRole("banner")
            .getByRole("link", accessibleName(definition, definition.texts.shell.back ?? ""))
            .and(page.locator(`[href="${definition.steps[to.step]?.path}"]`)),
        ),
      );
    case "wait":
      // A little more than it takes: each tick is a timer of its own.
      return page.clock.runFor(action.ms + 1_000);
    case "pay":
      return using(["paid"], () => pay(actor, step));
    case "leave":
      await leave(step, action.values, actor, main);
      return goOn(step, actor, main);
    case "next":
      return goOn(step, actor, main);
    case "answer":
      return answer(step, action.choice, actor, main);
  }
}

async function answer(step: Step, choice: readonly string[], actor: Actor, main: Locator): Promise<void> {
  const { definition, use } = actor;
  const controls = optionsOf(step).map(({ id, label, hint }, index) => {
    // What is written below the label is read with it.
    const name = accessibleName(definition, hint === undefined ? label : `${label} ${hint}`);
    const control = main.getByRole("radio", name).or(main.getByRole("checkbox", name)).first();
    return { id, control, at: ["options", index] };
  });
  const [first] = controls;
  const isSingle = first !== undefined && (await using(first.at, () => isAlone(first.control)));
  if (!isSingle) await areRestored(actor);
  if (isSingle) {
    const wanted = controls.find(({ id }) => choice.includes(id));
    if (wanted) return using(wanted.at, () => use(wanted.control));
  }
  // What was chosen before is taken back first: where no more can be chosen, nothing else can be pressed until then.
  for (const isWanted of isSingle ? [] : [false, true])
    for (const { id, control, at } of controls)
      if (choice.includes(id) === isWanted)
        await using(at, async () => {
          if ((await isChosen(control)) !== isWanted) await use(control);
        });
  if (choice.includes(ownAnswer)) {
    const field = main.getByRole("textbox").first();
    await using(["otherwise"], () => field.fill("Something of my own"));
    if (isSingle) return field.press("Enter");
  }
  if (!isSingle) await goOn(step, actor, main);
}

/** Whether an option is one of which only one can be chosen, so that choosing it moves on. */
const isAlone = async (control: Locator) => (await control.getAttribute("role")) === "radio";

/**
 * Waits until boxes and fields show what is stored, which the code of a page knows: whoever looks before it comes sees them
 * empty, and whoever types while it comes types beside what it fills in.
 */
export const areRestored = ({ page, definition }: Actor) =>
  page.waitForFunction(
    (key) => localStorage.getItem(key) === null || Reflect.get(window, "kernel")?.isOver() !== false,
    `${definition.id}:quiz`,
  );

const isChosen = async (control: Locator) => (await control.getAttribute("aria-checked")) === "true";

async function leave(step: Step, values: Readonly<Record<string, string>>, actor: Actor, main: Locator): Promise<void> {
  const { definition, typed: asTypedIn = (value: string) => value } = actor;
  const fields = fieldsOf(step);
  if (fields.length > 0) await areRestored(actor);
  // What is not asked for is not on the page.
  const isShown = ({ id, when }: Field) => !when || Boolean(values[id]);
  const oneOf = fields.filter((field) => isShown(field) && requiredOneOf(step).includes(field.id));
  const { either, optional } = definition.texts.form;
  for (const [index, field] of fields.entries()) {
    if (!isShown(field)) continue;
    const isOnlyOne = oneOf.includes(field) && oneOf.length === 1;
    const more = oneOf.includes(field) ? either : optional;
    const label = field.required || isOnlyOne ? field.label : `${field.label} ${more}`;
    const value = values[field.id] ?? "";
    const measure = fieldWith("givesMeasure", field);
    const typed = measure && asTyped(value, measure);
    // An amount that is rounded could be on the other side of a bound.
    const given = typed?.isExact ? typed.parts.map(({ amount }) => amount) : value;
    await using(["fields", index], () =>
      fillField(main, accessibleName(definition, label), given, definition.language, asTypedIn),
    );
  }
  if (fields.length > 0) return;
  const contact = stepWith("leavesContact", step);
  for (const [way, other] of [
    ["email", "phone"],
    ["phone", "email"],
  ] as const) {
    const [value, part] = [values[way], contact?.[way]];
    if (value === undefined || !part || !("label" in part)) continue;
    const field = main.getByRole("textbox", accessibleName(definition, part.label));
    // The other one is asked for first; its link leads here.
    const asked = contact?.[other];
    const change = asked && "switch" in asked ? asked.switch : undefined;
    await using([way], async () => {
      await field.or(main.getByRole("textbox")).first().waitFor();
      if ((await field.count()) === 0 && change)
        await main.getByRole("button", accessibleName(definition, change)).click();
      await field.first().fill(asTypedIn(value));
    });
  }
}

/** Presses the button that leads on. */
export async function goOn(
  step: Step,
  { definition, use }: Pick<Actor, "definition" | "use">,
  main: Locator,
): Promise<void> {
  const skipping = buttonsOn(step, "skip");
  const named = skipping.length > 0 ? skipping : buttonsOn(step);
  await using(named[0]?.at ?? [], () => use(firstShown(named, { definition }, main)));
}
