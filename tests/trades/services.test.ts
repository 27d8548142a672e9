import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { compileFunnel } from "../../engine/compile/index.ts";
import { fillAddress, fillCopy } from "../../engine/copy/index.ts";
import { flowOf } from "../../engine/flow/index.ts";
import { mermaidOf } from "../../engine/picture/index.ts";
import { answersOf, backStep, emptyQuiz, lookupIn, nextStep, outcomeOf, type Quiz } from "../../engine/quiz/index.ts";
import { sourceTexts, updateOverlay } from "../../engine/translate/index.ts";
import { pathsTable } from "../../engine/walks/index.ts";
import { coverOnce } from "../read-funnel.ts";
import { trade } from "./trade.ts";

describe("the removal firm", () => {
  const flow = flowOf(trade("movers.yaml"));
  const answered = (...kinds: readonly (readonly string[])[]) => {
    const actor = createActor(compileFunnel(flow)).start();
    for (const [index, choice] of kinds.entries()) {
      if (index > 0) actor.send({ type: "go", step: "kind" });
      actor.send({ type: "answer", choice });
      actor.send({ type: "next" });
      if (actor.getSnapshot().value === "clearing") actor.send({ type: "next" });
    }
    return actor;
  };
  const wayBack = (actor: ReturnType<typeof answered>) => {
    const at = () => actor.getSnapshot().value;
    const steps = [at()];
    do {
      actor.send({ type: "back" });
      steps.push(at());
    } while (steps.at(-1) !== steps.at(-2));
    return steps.slice(0, -1);
  };

  test("leads back to where the visitor came from, after each branch and a change of mind", () => {
    expect(wayBack(answered(["flat"]))).toEqual(["size", "kind"]);
    expect(wayBack(answered(["clear"]))).toEqual(["size", "clearing", "kind"]);
    expect(wayBack(answered(["clear"], ["flat"]))).toEqual(["size", "kind"]);
    expect(wayBack(answered(["flat"], ["clear"]))).toEqual(["size", "clearing", "kind"]);
  });

  test("leads back by a list as the answers say", () => {
    const backFrom = (choices: Record<string, string[]>) => backStep(flow, { ...emptyQuiz, choices }, "extras");
    expect(backFrom({ kind: ["clear"] })).toBe("clearing");
    expect(backFrom({ kind: ["flat"] })).toBe("size");
  });

  test("has no way back where nobody knows from where, but where a step before was seen", () => {
    expect(backStep(flow, emptyQuiz, "size")).toBeUndefined();
    expect(backStep(flow, { ...emptyQuiz, reached: ["kind", "clearing"] }, "size")).toBe("clearing");
    expect(backStep(flow, emptyQuiz, "kind")).toBeUndefined();
  });

  test("shows in its picture each step that the way back can lead to", () => {
    const picture = mermaidOf(trade("movers.yaml"), { back: true });
    expect(picture.split("\n").filter((line) => line.includes("-.->"))).toHaveLength(6);
  });
});

describe("the demo of bookkeeping", () => {
  const definition = trade("bookkeeping-demo.yaml");
  const flow = flowOf(definition);
  const company = (employees: string, invoices: string, ...pains: string[]): Quiz => ({
    ...emptyQuiz,
    choices: { books: ["ourselves"], invoices: [invoices], pains, timing: ["later"] },
    values: { employees },
    reached: ["books", "size", "invoices", "pains", "timing"],
  });

  test("weighs answers and size together, and leads few invoices to an honest no", () => {
    const end = (...answers: Parameters<typeof company>) => nextStep(flow, company(...answers), "timing");
    expect(end("9", "many", "bank", "vat")).toBe("try-it");
    expect(end("10", "many", "bank", "vat")).toBe("you");
    expect(end("9", "many", "bank", "vat", "chasing")).toBe("you");
    expect(end("3", "few", "nothing")).toBe("not-us");
    const practice = { ...emptyQuiz, choices: { books: ["practice"], timing: ["later"] }, reached: ["timing"] };
    expect(nextStep(flow, practice, "timing")).toBe("you");
  });

  test.each([
    ["ann@joinery.internal", "book"],
    ["ann@gmail.com", "by-phone"],
    ["Ann@Outlook.COM", "by-phone"],
    ["ann@not-gmail.company.internal", "book"],
    ["", "book"],
  ])("leads %s to %s, by what the address ends with", (mail, step) => {
    const quiz: Quiz = { ...emptyQuiz, values: { "work-mail": mail }, reached: ["you"] };
    expect(nextStep(flow, quiz, "you")).toBe(step);
    expect(pathsTable(coverOnce(definition), definition)).toContain("work-mail: tester@gmail.com");
  });

  test("is walked with the address that is typed as the contact", () => {
    const left = coverOnce(definition).walks.flatMap(({ moves }) => moves.map(({ to }) => to.quiz.values));
    for (const values of left) expect(values.email).toBe(values["work-mail"]);
    expect(new Set(left.map(({ email }) => email)).size).toBeGreaterThan(2);
  });

  test("hands the calendar what was answered, and where the visitor came from, as programs read it", () => {
    if (definition.steps.book?.type !== "end" || !definition.steps.book.button) throw new Error("no button");
    const values = { "first-name": "Ann Lee", "work-mail": "ann@a.internal", employees: "1200" };
    const fromAddress = { "given.query.utm_source": "spring_26" };
    const quiz: Quiz = { ...emptyQuiz, values, fromAddress, reached: ["size", "you"] };
    expect(fillAddress(definition.steps.book.button.to, lookupIn(flow, quiz, {}))).toBe(
      "https://calendar.internal/quillfold/demo?name=Ann%20Lee&email=ann@a.internal&team=1200&utm_source=spring_26",
    );
  });
});

describe("the garden service", () => {
  const flow = flowOf(trade("garden-care.yaml"));
  const garden = (values: Record<string, string>): Quiz => ({
    ...emptyQuiz,
    choices: { service: ["menage"], pente: ["fort"], extras: ["rien"] },
    values,
    reached: ["service", "code-postal", "surface", "pente", "extras", "date", "courriel"],
  });

  test.each([
    ["H2X 1Y4", "surface"],
    ["j4k2a1", "surface"],
    ["G1R 4P5", "hors-zone"],
  ])("leads the postcode %s to %s", (codePostal, step) => {
    expect(nextStep(flow, garden({ codePostal }), "code-postal")).toBe(step);
  });

  test("counts the square metres in dollars, and adds the way and what the answers weigh", () => {
    const said = (surface: string) => fillCopy("{estimation}", lookupIn(flow, garden({ surface }), {}));
    expect(said("1010 m2")).toBe("1\u00A0458\u00A0$");
    expect(said("20 m2")).toBe("220\u00A0$");
  });
});

describe("the moving firm in Zürich", () => {
  const flow = flowOf(trade("swiss-mover.yaml"));
  const flat = (job: string, values: Record<string, string>): Quiz => ({
    ...emptyQuiz,
    choices: { auftrag: [job], lift: ["klein"], zusatz: ["balkon", "keller"] },
    values: { plz: "8004", zimmer: "3.5", ...values },
    reached: ["auftrag", "plz", "wohnung", "stockwerk", "lift", "zusatz", "termin", "schaetzung", "kontakt"],
  });

  test.each([
    ["8004", "wohnung"],
    ["8610", "wohnung"],
    ["8400", "ausserhalb"],
    ["3011", "ausserhalb"],
  ])("leads the postcode %s to %s", (plz, step) => {
    expect(nextStep(flow, flat("beides", { plz }), "plz")).toBe(step);
  });

  test("says a range in francs, as Switzerland writes it, by half rooms, floors and extras", () => {
    const said = (text: string, quiz: Quiz) => fillCopy(text, lookupIn(flow, quiz, {}));
    expect(said("{zimmer}: {von} bis {bis}", flat("beides", { stockwerk: "4" }))).toBe(
      "3.5: CHF\u00a02’680 bis CHF\u00a03’220",
    );
    expect(said("{putzen} bis {putzen-bis}", flat("reinigung", {}))).toBe("CHF\u00a01’140 bis CHF\u00a01’370");
  });

  test("takes a deposit for the cleaning alone, and looks at the flat otherwise", () => {
    const ways = ["reinigung", "umzug", "beides"].map((job) => nextStep(flow, flat(job, {}), "kontakt"));
    expect(ways).toEqual(["anzahlung", "besichtigung", "besichtigung"]);
  });
});

describe("the tax adviser", () => {
  const definition = trade("tax-adviser.yaml");
  const flow = flowOf(definition);
  const freelancer = (values: Record<string, string>): Quiz => ({
    ...emptyQuiz,
    choices: { taetigkeit: ["gbr"], probleme: ["ust", "kuenstler"] },
    values: { umsatz: "80000", "buero-stunden": "6", stundensatz: "90", ...values },
    reached: ["taetigkeit", "probleme", "zahlen"],
  });

  test("shows where its long words may break, and records them without", () => {
    const quiz = freelancer({});
    expect(fillCopy("{answer.taetigkeit}", lookupIn(flow, quiz, {}))).toContain("Partnerschafts\u00ADgesellschaft mit");
    expect(answersOf(flow, quiz)).toMatchObject({
      Rechtsform: "Partnerschaftsgesellschaft mit beschränkter Berufshaftung",
      Probleme: "Umsatzsteuervoranmeldungen, Künstlersozialversicherungsbeiträge",
    });
    const { text, added } = updateOverlay(
      "translates: tax-adviser.yaml\nlanguage: fr\n",
      sourceTexts(definition, "fr"),
    );
    expect(added).toContain("steps.probleme.options.ust.label");
    expect(text).toContain("Umsatzsteuer");
  });

  test("works out what the time costs, out of three numbers that were typed", () => {
    const said = fillCopy("{jahreskosten} − {honorar} = {ersparnis}", lookupIn(flow, freelancer({}), {}));
    expect(said).toBe("6.480\u00a0€ − 2.000\u00a0€ = 4.480\u00a0€");
  });

  test("is walked beside each bound with numbers that lead to the result, and by the phone", () => {
    const table = pathsTable(coverOnce(definition), definition);
    const filled = [...table.matchAll(/(\S+) +fill in (.*)/g)].map(([, to, words]) => ({ to, words }));
    expect(filled.filter(({ to }) => to === "absage")).toHaveLength(1);
    expect(filled).toContainEqual({ to: "ergebnis", words: "umsatz: 800000, buero-stunden: 6, stundensatz: 250" });
    expect(filled).toContainEqual({ to: "ergebnis", words: "umsatz: 800000, buero-stunden: 7, stundensatz: 250" });
    expect(table).toContain("leave +491713920012");
  });
});

describe("the boiler repair", () => {
  const flow = flowOf(trade("boiler-repair.yaml"));
  const given = (postcode: string): Quiz => ({ ...emptyQuiz, values: { postcode }, reached: ["postcode"] });

  test.each([
    ["SW1V 2LB", "fault"],
    ["sw1v2lb", "fault"],
    ["Se1 7-pb", "fault"],
    ["W8", "fault"],
    ["W٨ ٢AB", "fault"],
    ["W9 8AB", "too-far"],
    ["NW1 6XE", "partner"],
    ["ASW1 2LB", "too-far"],
    ["S", "too-far"],
    ["", "too-far"],
  ])("sends %s to %s, however it is written", (postcode, step) => {
    expect(nextStep(flow, given(postcode), "postcode")).toBe(step);
  });

  test("tells who lives where what that means, in results and sections alike", () => {
    expect(["SW3 4AA", "SE1 2AA", "W8 4AA"].map((postcode) => outcomeOf(flow, given(postcode))?.id)).toEqual([
      "near",
      "river",
      "edge",
    ]);
  });

  test("is walked and drawn with beginnings as a tester reads them", () => {
    const definition = trade("boiler-repair.yaml");
    const table = pathsTable(coverOnce(definition), definition);
    for (const code of ["SW115", "W8 15", "SE115", "N0115", "NW115", "10115"])
      expect(table).toContain(`postcode: ${code}`);
    expect(mermaidOf(definition)).toContain("postcode is N… or E… or NW…");
  });
});

describe("the life insurance", () => {
  const definition = trade("life-insurance.yaml");
  const flow = flowOf(definition, () => new Date(2026, 0, 31, 12));
  const applicant = (values: Record<string, string>): Quiz => ({
    ...emptyQuiz,
    choices: { who: ["kids"], gender: ["female"], nicotine: ["never"] },
    values: {
      state: "ohio",
      zip: "43004",
      born: "1985-04-17",
      height: "180.34 cm",
      weight: "77.1107029 kg",
      ...values,
    },
    reached: ["who", "gender", "home", "birthday", "body", "nicotine", "money"],
  });

  test("turns away, politely, whoever lives where it has no license, or is older than 75", () => {
    expect(nextStep(flow, applicant({ state: "new-york" }), "home")).toBe("not-licensed");
    expect(nextStep(flow, applicant({}), "home")).toBe("birthday");
    expect(nextStep(flow, applicant({ born: "1950-01-31" }), "birthday")).toBe("too-late");
    expect(nextStep(flow, applicant({ born: "1950-02-01" }), "birthday")).toBe("body");
  });

  test("shows height and weight in the units that were typed, and a sum in whole thousands", () => {
    const typed = { "height.unit": "ft-in", "weight.unit": "lb", income: "65000", debts: "240000" };
    const said = fillCopy("{height}, {weight}: {cover}", lookupIn(flow, applicant(typed), {}));
    expect(said).toBe("5 ft 11 in, 170 lb: $900,000");
  });

  test("is walked in the units that a tester finds there, in amounts that the fields take", () => {
    const table = pathsTable(coverOnce(definition), definition);
    expect(table).toContain("fill in height: 6 ft 7 in, weight: 290 lb");
    expect(table).not.toMatch(/\d\.\d{2}/);
  });
});

describe("the hair clinic", () => {
  const flow = flowOf(trade("hair-clinic.yaml"));
  const from = (sehir: string): Quiz => ({ ...emptyQuiz, values: { sehir, harcama: "1299" }, reached: ["il", "kisi"] });

  test("asks for provinces by their small letters, of which İ has the dot that Turkish gives it, and no other", () => {
    const found = Object.values(flow.steps).flatMap(({ fields = [] }) =>
      fields.flatMap((field) => (field.kind === "choice" ? field.options.map(({ id }) => id) : [])),
    );
    expect(found).toEqual(expect.arrayContaining(["istanbul", "izmir", "isparta", "iğdır", "şanlıurfa"]));
    expect(nextStep(flow, from("istanbul"), "il")).toBe("bolge");
    expect(nextStep(flow, from("isparta"), "il")).toBe("uzak");
  });

  test("says lira as Turkish does", () => {
    expect(fillCopy("{yillik}", lookupIn(flow, from("istanbul"), {}))).toBe("₺15.588");
  });
});

describe("the comparison of tariffs", () => {
  const flow = flowOf(trade("tariffs.yaml"), () => new Date(2026, 10, 27, 12));
  const household = (deal: string, values: Record<string, string>): Quiz => ({
    ...emptyQuiz,
    choices: { kund: ["privat"], boende: ["villa"], flytta: ["elbil"], avtal: [deal] },
    values: { postcode: "114 55", ...values },
    reached: ["postnummer", "kund", "boende", "flytta", "avtal", ...(deal === "fast" ? ["bindning"] : []), "faktura"],
  });

  test("advises by how long a contract still binds, before what could move to cheap hours", () => {
    const advised = (deal: string, until = "") =>
      outcomeOf(flow, household(deal, until ? { "bound-until": until } : {}))?.id;
    expect(advised("fast", "2027-02-25")).toBe("bunden");
    expect(advised("fast", "2027-02-24")).toBe("rorligt");
    expect(advised("rorligt")).toBe("rorligt");
    // The date was typed on a way that the visitor has left.
    expect(advised("rorligt", "2027-02-25")).toBe("rorligt");
  });

  test("says sums in kronor and days as Swedish counts them", () => {
    const quiz = household("fast", { "bound-until": "2027-02-25", kwh: "20000", price: "118.5" });
    expect(fillCopy("{per-year}, {could-save}, {bound-days}", lookupIn(flow, quiz, {})).replaceAll("\u00a0", " ")).toBe(
      "23 700 kr, 5 300 kr, 90 dagar",
    );
  });
});

describe("the lease of e-bikes", () => {
  const definition = trade("bike-lease.yaml");
  const flow = flowOf(definition);
  const rider = (price: string, choices: Quiz["choices"] = {}): Quiz => ({
    ...emptyQuiz,
    choices: { who: ["me"], distance: ["short"], load: ["laptop"], employer: ["no"], ...choices },
    values: { "bike-price": price },
    reached: ["who", "distance", "load", "price", "employer", "rent"],
  });

  test("says from and to of a month out of the price of the bike and two rates of tax", () => {
    const said = (price: string) => fillCopy("{month-from} to {month-to} of {gross}", lookupIn(flow, rider(price), {}));
    expect(said("3000")).toBe("£54 to £67 of £93");
    expect(said("8000")).toBe("£144 to £179 of £249");
  });

  test("leads whoever rents no bike back to the sum, and the two kinds of visitors apart", () => {
    expect(nextStep(flow, rider("3000"), "employer")).toBe("rent");
    expect(nextStep(flow, rider("3000"), "rent")).toBe("sum");
    const company = (employees: string): Quiz => ({
      ...emptyQuiz,
      choices: { who: ["company"] },
      values: { employees, riders: "12" },
      reached: ["who", "riders"],
    });
    expect(nextStep(flow, company("4"), "riders")).toBe("small");
    expect(nextStep(flow, company("5"), "riders")).toBe("payroll");
    const sum = fillCopy("{fleet-from} to {fleet-to} for {riders|1 rider|5 riders}", lookupIn(flow, company("5"), {}));
    expect(sum).toBe("£420 to £1,080 for 12 riders");
  });

  test("offers a bike that carries to whoever takes a child along, unless the way is long", () => {
    const outcome = (choices: Quiz["choices"]) => outcomeOf(flow, rider("3000", choices))?.id;
    expect(outcome({})).toBe("city");
    expect(outcome({ load: ["child", "laptop"] })).toBe("cargo");
    expect(outcome({ load: ["child"], distance: ["far"] })).toBe("long");
  });

  test("counts three steps for a company and seven for a rider", () => {
    const totals = Object.values(definition.steps).flatMap(({ number, total }) => (total ? [[number, total]] : []));
    expect(totals).toEqual([
      [2, 3],
      [3, 3],
    ]);
  });
});

describe("the robo-adviser", () => {
  const flow = flowOf(trade("robo-adviser.yaml"));
  const investor = (values: Record<string, string>, choices: Quiz["choices"] = {}): Quiz => ({
    ...emptyQuiz,
    choices: { goal: ["house"], debts: ["no"], attitude: ["more"], loss: ["half"], experience: ["shares"], ...choices },
    values: { "age-now": "30", lump: "10000", monthly: "100", ...values },
    reached: ["goal", "horizon", "debts", "money", "attitude", "loss", "experience", "mail"],
  });

  test.each([
    ["2", {}, "short", "1"],
    ["4", {}, "guarded", "2"],
    ["10", {}, "adventurous", "5"],
    ["10", { loss: ["none"] }, "no-loss", "1"],
    ["2", { loss: ["none"] }, "short", "1"],
    ["10", { attitude: ["sell"], experience: ["never"] }, "guarded", "2"],
  ])("lets %s years and %j go before the points", (years, choices, outcome, level) => {
    const quiz = investor({ "horizon-years": years }, choices);
    expect(outcomeOf(flow, quiz)?.id).toBe(outcome);
    expect(fillCopy("{level}", lookupIn(flow, quiz, {}))).toBe(level);
  });

  test("counts the years until one retires, and sends on whoever is past that", () => {
    const retiring = (age: string): Quiz => ({
      ...investor({ age, "stop-age": "67" }, { goal: ["retirement"] }),
      reached: ["goal", "stop", "debts", "money"],
    });
    expect(fillCopy("{years} {paid-in}", lookupIn(flow, retiring("30"), {}))).toBe("37 £54,400");
    expect(["66", "67", "70"].map((age) => nextStep(flow, retiring(age), "stop"))).toEqual([
      "debts",
      "retired",
      "retired",
    ]);
  });

  test("asks for one of two sums, and draws a range around the middle, after its fee", () => {
    const sums = (lump: string, monthly: string) => investor({ "horizon-years": "10", lump, monthly });
    const ways = [sums("0", "0"), sums("0", "1"), sums("1", "0")].map((quiz) => nextStep(flow, quiz, "money"));
    expect(ways).toEqual(["nothing", "attitude", "attitude"]);
    const said = fillCopy("{paid-in}: {low}, {middle}, {high}", lookupIn(flow, sums("10000", "100"), {}));
    expect(said).toBe("£22,000: £18,950, £32,649, £43,613");
    expect(fillCopy("{fee-example} on {example-sum}, {fee-month}", lookupIn(flow, emptyQuiz, {}))).toBe(
      "£45 on £10,000, £3.75",
    );
  });
});

describe("the maker of kitchens", () => {
  const flow = flowOf(trade("kitchens.yaml"), () => new Date(2026, 10, 30, 12));
  const kitchen = (values: Record<string, string>, choices: Quiz["choices"] = {}): Quiz => ({
    ...emptyQuiz,
    choices: { zakres: ["nowa"], uklad: ["l"], fronty: ["lakier"], blat: ["laminowany"], sprzet: ["okap"], ...choices },
    values: { "sciana-a": "3.6 m", "sciana-b": "2.4 m", wysokosc: "260 cm", ...values },
    reached: ["zakres", "etap", "uklad", "wymiary", "fronty", "blat", "sprzet", "termin", "zdjecia", "kontakt"],
  });
  const said = (text: string, quiz: Quiz) => fillCopy(text, lookupIn(flow, quiz, {})).replaceAll("\u00a0", " ");

  test("takes off what two rows share in a corner, and asks nobody for walls that the shape lacks", () => {
    const length = (shape: string) => said("{zabudowa}", kitchen({ wyspa: "1.8 m" }, { uklad: [shape] }));
    expect(["rzad", "dwa", "l", "u", "z-wyspa"].map(length)).toEqual(["3,6 m", "6 m", "5,4 m", "4,8 m", "5,4 m"]);
  });

  test("says a range in złotys as Polish writes it, and counts units in its three forms", () => {
    expect(said("{cena-od} – {cena-do}, {za-metr}", kitchen({}))).toBe("19 500 zł – 24 900 zł, 3 789,50 zł");
    const units = (wall: string) =>
      said("{szafki|1 szafka|2 szafki|5 szafek}", kitchen({ "sciana-a": wall }, { uklad: ["rzad"] }));
    expect(["1 m", "2.4 m", "3 m", "9 m"].map(units)).toEqual(["2 szafki", "4 szafki", "5 szafek", "15 szafek"]);
    expect(said("{montaz}", kitchen({}))).toBe("8 lutego 2027");
  });

  test("adds a second row of wall units below high ceilings, and what it costs to take out the old kitchen", () => {
    expect(said("{za-metr}", kitchen({ wysokosc: "270 cm" }))).toBe("4 239,50 zł");
    const old = kitchen({}, { zakres: ["remont"], stara: ["demontaz"] });
    expect(said("{cena-od}", old)).toBe("20 800 zł");
  });

  test("leads each budget to its own page, and whoever wants a worktop alone to a no", () => {
    const result = (fronts: string, wall: string) =>
      nextStep(flow, kitchen({ "sciana-a": wall }, { uklad: ["rzad"], fronty: [fronts] }), "kontakt");
    expect([
      result("laminat", "3 m"),
      result("laminat", "8 m"),
      result("lakier", "9 m"),
      result("fornir", "9 m"),
    ]).toEqual(["wynik-oszczedna", "wynik-rodzinna", "wynik-rodzinna", "wynik-wymagajaca"]);
    expect(nextStep(flow, kitchen({ "sciana-b": "9 m", "sciana-a": "9 m" }, { fronty: ["fornir"] }), "kontakt")).toBe(
      "wynik-pracowniana",
    );
    expect(nextStep(flow, kitchen({}, { zakres: ["blat"] }), "zakres")).toBe("sam-blat");
  });
});
