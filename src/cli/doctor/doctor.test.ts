import { describe, expect, test } from "vitest";
import { everyOrder } from "../../../engine/pricing/index.ts";
import { settingsOf } from "../../../supabase/functions/_shared/context/index.ts";
import { shippedFunnel } from "../../../supabase/testing/funnels/funnels.ts";
import { plainMail } from "../../../supabase/testing/plain-mail.ts";
import { diagnosePrices } from "./diagnose-prices.ts";
import { diagnoseMetrics, diagnoseSettings } from "./diagnose-settings.ts";

const funnel = shippedFunnel();
const said = (environment: Record<string, string>, about: string) =>
  diagnoseSettings(settingsOf(environment), funnel, undefined).filter((diagnosis) => diagnosis.about === about);

describe("what is configured", () => {
  test("with nothing set nothing is wrong, and test cards are taken", () => {
    const all = diagnoseSettings(settingsOf({}), funnel, undefined);
    expect(all.filter(({ state }) => state === "problem")).toEqual([]);
    expect(said({}, "payment")).toMatchObject([{ state: "fallback", text: "sandbox (test cards only)" }]);
  });

  test("production without keys, with half of them, or with mixed ones is wrong", () => {
    const live = { NODE_ENV: "production", STRIPE_SECRET_KEY: "sk_live_1" };
    expect(said({ NODE_ENV: "production" }, "payment")).toMatchObject([{ state: "problem" }]);
    expect(said(live, "payment")).toMatchObject([{ state: "problem", text: "off: STRIPE_PUBLISHABLE_KEY is missing" }]);
    const mixed = said({ ...live, STRIPE_PUBLISHABLE_KEY: "pk_test_1" }, "payment");
    expect(mixed).toMatchObject([{ text: "stripe (live)" }, { state: "problem" }]);
    expect(said(live, "webhook")).toMatchObject([{ state: "problem" }]);
    expect(said(live, "address")).toMatchObject([{ state: "problem" }]);
  });

  test("leads are stored and passed on by the server; on a site without functions browsers post them, and that is said", () => {
    const named = { ...funnel, leadWebhook: "https://hooks.example/a/hush-hush" };
    const told = (environment: Record<string, string>, functions?: string, of = named) =>
      diagnoseSettings(settingsOf(environment), of, functions).find(({ about }) => about === "leads");
    expect(told({})).toEqual({
      about: "leads",
      state: "ok",
      text: "stored, then passed on to hooks.example, the lead.webhook, unsigned; LEAD_WEBHOOK_SECRET signs them",
    });
    expect(told({ LEAD_WEBHOOK_URL: "https://automation.example" })).toMatchObject({
      text: "stored, then passed on to LEAD_WEBHOOK_URL, and not to the definition's lead.webhook, unsigned; LEAD_WEBHOOK_SECRET signs them",
    });
    expect(told({}, "none")).toEqual({
      about: "leads",
      state: "fallback",
      text: "browsers post leads to hooks.example themselves; what it refuses is tried again only if it lets pages read its answers, and none is stored",
    });
    const { leadWebhook: _, ...unnamed } = named;
    const asking = { ...unnamed, files: { cv: { accept: ["pdf"], max: 1, maxSize: 1 } } } as const;
    const ofFiles = (backend?: string) =>
      diagnoseSettings(settingsOf({}), asking, backend).filter(({ about }) => about === "files");
    expect([ofFiles("none").map(({ state }) => state), ofFiles()]).toEqual([["problem"], []]);
    expect(diagnoseSettings(settingsOf({}), unnamed, "none").find(({ about }) => about === "leads")).toMatchObject({
      state: "problem",
    });
  });

  test("says who is told of leads by e-mail, or what is missing for that", () => {
    const { leadWebhook: _, ...unnamed } = funnel;
    const told = (environment: Record<string, string>) =>
      diagnoseSettings(settingsOf(environment), unnamed, undefined).find(({ about }) => about === "leads");
    expect(told({})).toMatchObject({
      state: "fallback",
      text: "stored in funnel.leads; LEAD_WEBHOOK_URL passes them on, LEAD_MAIL_TO tells of them by e-mail",
    });
    const half = { LEAD_MAIL_TO: "office@example.com", MAIL_API_URL: "https://mail.example" };
    expect(told(half)).toMatchObject({
      state: "problem",
      text: "stored; LEAD_MAIL_TO is told of none: MAIL_API_TOKEN and MAIL_FROM are missing",
    });
    const whole = { ...half, MAIL_API_TOKEN: "token", MAIL_FROM: "quiz@example.com" };
    expect(told(whole)).toMatchObject({ state: "ok", text: "stored, then told to LEAD_MAIL_TO by e-mail" });
    expect(told({ ...whole, LEAD_WEBHOOK_URL: "https://a.example" })).toMatchObject({
      text: "stored, then passed on to LEAD_WEBHOOK_URL, and not by e-mail to LEAD_MAIL_TO, unsigned; LEAD_WEBHOOK_SECRET signs them",
    });
  });

  test("says whether what leads and orders are told by is signed, and not with what", () => {
    const secret = `whsec_${"A".repeat(43)}=`;
    const signs = { LEAD_WEBHOOK_URL: "https://a.example", LEAD_WEBHOOK_SECRET: secret };
    expect(said(signs, "leads")).toMatchObject([
      { state: "ok", text: "stored, then passed on to LEAD_WEBHOOK_URL, signed" },
    ]);
    expect(said({}, "orders")).toMatchObject([
      { state: "fallback", text: "stored in funnel.orders; ORDER_WEBHOOK_URL passes new ones on" },
    ]);
    const orders = { ORDER_WEBHOOK_URL: "https://a.example" };
    expect(said(orders, "orders")).toMatchObject([
      { state: "ok", text: "stored, then passed on to ORDER_WEBHOOK_URL, unsigned; ORDER_WEBHOOK_SECRET signs them" },
    ]);
    expect(said({ ...orders, ORDER_WEBHOOK_SECRET: secret }, "orders")).toMatchObject([
      { text: "stored, then passed on to ORDER_WEBHOOK_URL, signed" },
    ]);
    expect(
      JSON.stringify([said(signs, "leads"), said({ ...orders, ORDER_WEBHOOK_SECRET: secret }, "orders")]),
    ).not.toContain("AAA");
  });

  test("says whether somebody can watch the server, and not by which token", () => {
    expect(diagnoseMetrics({}, undefined)).toMatchObject({ state: "fallback", text: expect.stringMatching(/^off/) });
    const on = diagnoseMetrics({ metricsToken: "hush-hush-hush-hush" }, undefined);
    expect(on).toEqual({ about: "metrics", state: "ok", text: "on, at /metrics, for whoever sends METRICS_TOKEN" });
    expect(diagnoseMetrics({ metricsToken: "hush-hush-hush-hush" }, "https://ref.supabase.co")).toMatchObject({
      state: "fallback",
    });
  });

  test("mails are sent once all that it takes is set; until then the rest of it is named", () => {
    const all = {
      MAIL_API_URL: "https://mail.example/send",
      MAIL_API_TOKEN: "hush-hush",
      MAIL_FROM: "hello@funnel.example",
    };
    expect(said(all, "mail")).toMatchObject([{ state: "ok", text: "sent from an address at funnel.example" }]);
    expect(said({}, "mail")).toMatchObject([
      { state: "fallback", text: "waits in the outbox until MAIL_API_URL, MAIL_API_TOKEN and MAIL_FROM are set" },
    ]);
    for (const name of Object.keys(all))
      expect(said({ ...all, [name]: "" }, "mail")).toMatchObject([
        { state: "problem", text: `waits in the outbox: ${name} is missing` },
      ]);
  });

  test("a mail that visitors are promised is a problem until it is sent", () => {
    const told = (environment: Record<string, string>) =>
      diagnoseSettings(settingsOf(environment), { ...funnel, leadMail: plainMail }, undefined).find(
        ({ about }) => about === "mail",
      );
    expect(told({ MAIL_FROM: "us@funnel.example" })).toEqual({
      about: "mail",
      state: "problem",
      text: "visitors wait for the mail of lead.mail: MAIL_API_URL and MAIL_API_TOKEN are missing",
    });
  });

  test("a contact that has to be confirmed waits for its mail, and cannot be where there are no functions", () => {
    const asking = { ...funnel, leadMail: plainMail, confirm: { mail: plainMail, path: "/yes" } };
    const told = (about: string, backendUrl?: string) =>
      diagnoseSettings(settingsOf({}), asking, backendUrl).find((each) => each.about === about);
    expect(told("mail")?.text).toMatch(/^visitors wait for the mail of lead\.confirm and lead\.mail: MAIL_API_URL/);
    expect(told("confirmations")).toBeUndefined();
    expect(told("confirmations", "none")?.state).toBe("problem");
  });

  test("events for the video network go to an address that takes them, and nothing is assumed", () => {
    const tracked = { tracking: { pixels: { "video-social": "CPIXEL" } } };
    const told = (environment: Record<string, string>) =>
      diagnoseSettings(settingsOf(environment), tracked, undefined).find(({ about }) => about === "video-social");
    expect(said({}, "video-social")).toMatchObject([{ state: "fallback", text: "off: the definition names no pixel" }]);
    expect(told({})).toMatchObject({
      state: "problem",
      text: "no events: VIDEO_SOCIAL_ACCESS_TOKEN and VIDEO_SOCIAL_API_URL are missing",
    });
    const token = { VIDEO_SOCIAL_ACCESS_TOKEN: "hush-hush" };
    expect(told(token)).toMatchObject({ state: "problem", text: "no events: VIDEO_SOCIAL_API_URL is missing" });
    const tiktok = "https://business-api.tiktok.com/open_api/v1.3/event/track/";
    expect(told({ ...token, VIDEO_SOCIAL_API_URL: tiktok })).toMatchObject({
      state: "problem",
      text: expect.stringContaining("expects requests of another form"),
    });
    expect(told({ ...token, VIDEO_SOCIAL_API_URL: "https://relay.example/events?key=hush-hush" })).toEqual({
      about: "video-social",
      state: "ok",
      text: "events from the server to relay.example, which must take the body that docs/operating.md shows",
    });
  });

  test("no secret is said, whatever is set", () => {
    const names = ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET", "FACEBOOK_ACCESS_TOKEN"];
    const more = ["VIDEO_SOCIAL_ACCESS_TOKEN", "LEAD_WEBHOOK_URL", "MAIL_API_URL", "MAIL_API_TOKEN", "MAIL_FROM"];
    const environment = Object.fromEntries([...names, ...more, "JOBS_SECRET"].map((name) => [name, "hush-hush"]));
    const hooks = ["LEAD_WEBHOOK_URL", "MAIL_API_URL"].map((name) => [name, "https://hooks.example/hush-hush"]);
    const settings = settingsOf({
      ...environment,
      ...Object.fromEntries(hooks),
      MAIL_FROM: "hush-hush@example.com",
    });
    expect(JSON.stringify(diagnoseSettings(settings, funnel, undefined))).not.toContain("hush-hush");
  });
});

describe("plans compared with the account", () => {
  const stripe = { secretKey: "sk_test_1" };
  const account = { country: "DE", default_currency: "eur", charges_enabled: true };
  const spec = { supported_payment_currencies: ["eur", "usd", "jpy"] };
  const answering =
    (answers: Record<string, unknown>): typeof fetch =>
    async (url) => {
      const answer = answers[new URL(String(url)).pathname];
      return answer ? Response.json(answer) : new Response(null, { status: 401 });
    };
  const { plan2 } = funnel.plans;
  if (!plan2) throw new Error("The shipped funnel has a plan2");
  const told = async (plan: typeof plan2, answers: Record<string, unknown> = {}, parts: Partial<typeof funnel> = {}) =>
    (
      await diagnosePrices(
        { ...funnel, ...parts, plans: { plan } },
        stripe,
        answering({ "/v1/account": account, "/v1/country_specs/DE": spec, ...answers }),
      )
    ).at(-1);

  test("says what is sent, and that the account converts it", async () => {
    expect(await told(plan2)).toEqual({
      about: "plan plan",
      state: "ok",
      text: "19.99 USD, then 39.99 USD every 4 weeks, sent with each session; Stripe converts it to EUR",
    });
  });

  test("of a plan that is sold in many numbers, the fewest and the most are looked at", async () => {
    const numbers = everyOrder({ seat: { ...plan2, counted: { of: "seats", min: 1, max: 40 } }, plan2 });
    const all = await diagnosePrices(
      { ...funnel, plans: numbers },
      stripe,
      answering({ "/v1/account": account, "/v1/country_specs/DE": spec }),
    );
    expect(all.map(({ about }) => about)).toEqual(["account", "plan seat", "plan seat:40", "plan plan2"]);
  });

  test("a currency the account cannot charge in, or an amount below the least, is wrong", async () => {
    expect(await told({ ...plan2, currency: "CHF" })).toMatchObject({
      state: "problem",
      text: expect.stringContaining("CHF"),
    });
    expect(await told({ ...plan2, currency: "JPY", price: 40 })).toMatchObject({ state: "problem" });
    expect(await told({ ...plan2, renews: { price: 0.4, every: "4 weeks" } })).toMatchObject({ state: "problem" });
  });

  test("a first period that is free is no amount below the least", async () => {
    expect(await told({ ...plan2, price: 0 })).toMatchObject({ state: "ok" });
  });

  test("terms that are longer than Stripe takes, so that nobody could pay, are wrong", async () => {
    const terms = { ...funnel.terms, terms: "{plan.price}, ".repeat(151) };
    expect(await told(plan2, {}, { terms })).toEqual({
      about: "plan plan",
      state: "problem",
      text: "its terms have 1208 characters, and Stripe opens no payment with more than 1200: shorten texts.checkout.terms",
    });
  });

  test("a key that Stripe does not know is told as that; without a key nobody is asked", async () => {
    const refused = await diagnosePrices({ ...funnel, plans: { plan2 } }, stripe, answering({}));
    expect(refused).toMatchObject([
      { state: "problem", text: "not compared with Stripe: Stripe does not know the secret key" },
    ]);
    expect(await diagnosePrices(funnel, {}, () => expect.unreachable())).toEqual([]);
  });
});
