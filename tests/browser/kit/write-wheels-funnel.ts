import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";

/**
 * Writes the wine shop with additional wheels of several sizes, at /wheel-2 and so on. All segments of a wheel but one are
 * alike. The forms of the language school, from /school on, the joinery, from /work on, the pictures of the wedding, at /look, a
 * question of the skin care, at /care, a slider of the bikes, at /price, the application of the nurses, at /papers, and the
 * appointment of the optician, from /branch on, are there as well, so that they need no site of their own.
 */
const folder = join("node_modules", ".cache", "wheels");
const shop = parse(readFileSync("tests/trades/wine-shop.yaml", "utf8"));
/** The fewest and the most segments, and wheels that land at 45 degrees, where their corners reach furthest. */
const sizes = [2, 4, 12, 24];
const segments = (size: number) => [
  { id: "none", label: "Nothing this time", prize: false },
  ...Array.from({ length: size - 1 }, (_, index) => ({ id: `gift-${index}`, label: `Gift ${index + 1}` })),
];
const wheels = sizes.map((size) => {
  const { weights: _, ...wheel } = shop.steps.offer.wheel;
  return [
    `wheel-${size}`,
    { ...shop.steps.offer, path: `/wheel-${size}`, wheel: { ...wheel, segments: segments(size) } },
  ];
});
const school = parse(readFileSync("tests/trades/language-school.yaml", "utf8"));
const { you, way, call, thanks } = school.steps;
const forms = {
  you: { ...you, path: "/school" },
  way,
  call: { ...call, next: "called" },
  called: { ...thanks, path: "/called" },
};
const { work, wood, done } = parse(readFileSync("tests/trades/joinery.yaml", "utf8")).steps;
const joinery = { work: { ...work, path: "/work" }, wood, done };
const { style } = parse(readFileSync("tests/trades/wedding.yaml", "utf8")).steps;
const { rotina: routine } = parse(readFileSync("tests/trades/skin-care.yaml", "utf8")).steps;
const { price } = parse(readFileSync("tests/trades/bike-lease.yaml", "utf8")).steps;
const alone = { number: undefined, headline: undefined, back: undefined };
const grids = {
  look: { ...style, ...alone, path: "/look", next: "care" },
  // The others give points on a scale of theirs.
  care: { ...routine, ...alone, path: "/care", options: routine.options.slice(0, 4), next: "price" },
  price: { ...price, ...alone, next: "done" },
};
const { papers, thanks: applied } = parse(readFileSync("tests/trades/nursing-jobs.yaml", "utf8")).steps;
const jobs = { papers: { ...papers, back: undefined, next: "applied" }, applied: { ...applied, path: "/applied" } };
const optician = parse(readFileSync("tests/trades/optician.yaml", "utf8"));
const { shop: branch, visit, booked } = optician.steps;
const eyes = { shop: { ...branch, path: "/branch", back: undefined }, visit, booked };
const everyDay = { days: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"], from: "09:00", until: "17:00" };
// Whenever the tests run, there is time.
const calendars = Object.fromEntries(
  Object.entries<object>(optician.calendars).map(([name, each]) => [name, { ...each, open: [everyDay], closed: [] }]),
);
const options = [
  ...wheels.map(([id]) => ({ label: id, next: id })),
  { label: "school", next: "you" },
  { label: "joinery", next: "work" },
  { label: "look", next: "look" },
  { label: "papers", next: "papers" },
  { label: "eyes", next: "shop" },
];
const taste = { ...shop.steps.taste, options: [...shop.steps.taste.options, ...options] };
mkdirSync(folder, { recursive: true });
const pictures = style.options.map(({ image }: { readonly image: string }) => image);
for (const picture of ["logo.svg", ...pictures]) cpSync(join("tests/trades", picture), join(folder, picture));
const steps = { ...shop.steps, ...forms, ...joinery, ...grids, ...jobs, ...eyes, taste, ...Object.fromEntries(wheels) };
writeFileSync(
  join(folder, "funnel.yaml"),
  stringify(
    { ...shop, facts: { ...shop.facts, ...optician.facts }, calendars, steps },
    { aliasDuplicateObjects: false },
  ),
);
