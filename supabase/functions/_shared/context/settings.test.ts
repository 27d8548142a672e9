import { expect, test } from "vitest";
import { plainMail } from "../../../testing/plain-mail.ts";
import { leadsInWords, settingsOf } from "./settings.ts";

test.each([
  [{}, 0],
  [{ TRUST_PROXY: " 2 " }, 2],
  [{ TRUST_PROXY: "10" }, 10],
])("%j trusts %s proxies", (environment, count) => {
  expect(settingsOf(environment).trustedProxies).toBe(count);
});

test.each(["11", "-1", "1.5", "yes"])("TRUST_PROXY=%s is refused", (count) => {
  expect(() => settingsOf({ TRUST_PROXY: count })).toThrow(
    `TRUST_PROXY is "${count}". Choose a whole number from 0 to 10`,
  );
});

test("further origins are taken as browsers say them, however they are written", () => {
  const written = " https://www.example.com/, HTTPS://Shop.Example.com:443 ,http://localhost:5173/funnel?x,";
  expect(settingsOf({ ALLOWED_ORIGINS: written }).allowedOrigins).toEqual([
    "https://www.example.com",
    "https://shop.example.com",
    "http://localhost:5173",
  ]);
  expect(settingsOf({}).allowedOrigins).toEqual([]);
});

test.each(["www.example.com", "*", "https://", "file:///home", "null"])(
  "ALLOWED_ORIGINS with %s is refused",
  (origin) => {
    expect(() => settingsOf({ ALLOWED_ORIGINS: `https://a.example,${origin}` })).toThrow(
      `ALLOWED_ORIGINS has "${origin}". Give origins: ALLOWED_ORIGINS=https://www.example.com,https://shop.example.com`,
    );
  },
);

const key = `${"A".repeat(43)}=`;

test("a signing secret is kept without its prefix, and two of them while one replaces the other", () => {
  const both = `whsec_${key} whsec_${"B".repeat(32)}`;
  expect(settingsOf({ LEAD_WEBHOOK_SECRET: both, ORDER_WEBHOOK_SECRET: `whsec_${key}` })).toMatchObject({
    leadWebhookKeys: [key, "B".repeat(32)],
    orderWebhookKeys: [key],
  });
  expect(settingsOf({})).toMatchObject({ leadWebhookKeys: [], orderWebhookKeys: [] });
});

test.each([
  key,
  "whsec_",
  "whsec_short",
  `whsec_${"A".repeat(30)}`,
  `whsec_${"A".repeat(88)}`,
  `whsec_${"ä".repeat(44)}`,
])("the signing secret %s is refused, and not said", (secret) => {
  for (const name of ["LEAD_WEBHOOK_SECRET", "ORDER_WEBHOOK_SECRET"]) {
    expect(() => settingsOf({ [name]: secret })).toThrow(`${name} is no signing secret. Write whsec_`);
    expect(() => settingsOf({ [name]: secret })).not.toThrow(secret.slice(6) || "whsec_x");
  }
});

test.each([
  ["STRIPE_SECRET_KEY", "pk_live_1", "begins with pk_, as STRIPE_PUBLISHABLE_KEY does"],
  ["STRIPE_PUBLISHABLE_KEY", "sk_live_1", "begins with sk_, as STRIPE_SECRET_KEY does"],
  ["STRIPE_PUBLISHABLE_KEY", "rk_live_1", "begins with rk_, as STRIPE_SECRET_KEY does"],
  ["STRIPE_WEBHOOK_SECRET", "sk_live_1", "begins with sk_, as STRIPE_SECRET_KEY does"],
])("%s is no %s, which is refused and not said", (name, key, reason) => {
  expect(() => settingsOf({ [name]: key })).toThrow(reason);
  expect(() => settingsOf({ [name]: key })).not.toThrow(key);
});

test("a slip in NODE_ENV gives nobody test cards", () => {
  expect(() => settingsOf({ NODE_ENV: "prod" })).toThrow(
    'NODE_ENV is "prod". Write production where real visitors are served, otherwise development',
  );
});

const receivers = ["LEAD_WEBHOOK_URL", "ORDER_WEBHOOK_URL", "MAIL_API_URL", "VIDEO_SOCIAL_API_URL", "FACEBOOK_API_URL"];

test.each(receivers)("%s is an address that messages can be sent to, or refused and not said", (name) => {
  expect(() => settingsOf({ [name]: "https://hooks.example/in?key=1" })).not.toThrow();
  // No request goes to an address with a password, so nothing would ever arrive.
  for (const address of ["hooks.example/in", "ftp://hooks.example", "https://", "https://ann:pass@hooks.example/in"]) {
    expect(() => settingsOf({ [name]: address })).toThrow(`${name} is no address that messages can be sent to.`);
    expect(() => settingsOf({ [name]: address })).not.toThrow("hooks.example/in");
  }
});

test("leads are told to one e-mail address", () => {
  expect(settingsOf({ LEAD_MAIL_TO: " office@example.com " })).toMatchObject({ leadMailTo: "office@example.com" });
  expect(settingsOf({})).not.toHaveProperty("leadMailTo");
  for (const mailbox of ["office", "Office <office@example.com>", "ann@example.com, ben@example.com"])
    expect(() => settingsOf({ LEAD_MAIL_TO: mailbox })).toThrow(
      `LEAD_MAIL_TO is "${mailbox}". Give one e-mail address: LEAD_MAIL_TO=office@example.com`,
    );
});

test.each([
  [{}, {}, "kept"],
  [{ LEAD_MAIL_TO: "office@example.com" }, {}, "kept, and told to LEAD_MAIL_TO by e-mail"],
  [
    { LEAD_MAIL_TO: "office@example.com" },
    { leadWebhook: "https://hooks.example/in?key=1" },
    "kept, and sent to hooks.example, the definition's lead.webhook (LEAD_WEBHOOK_URL names another one for this server)",
  ],
  [
    { LEAD_WEBHOOK_URL: "https://mine.example/in?key=2" },
    { leadWebhook: "https://hooks.example/in?key=1" },
    "kept, and sent to mine.example (LEAD_WEBHOOK_URL)",
  ],
  [
    {},
    { leadMail: plainMail, confirm: { mail: plainMail, path: "/yes" } },
    "kept; the mail of lead.confirm and lead.mail waits in the outbox",
  ],
  [{}, { leadMail: plainMail }, "kept; the mail of lead.mail waits in the outbox"],
  [
    { MAIL_API_URL: "https://mail.example/send", MAIL_API_TOKEN: "hush-hush", MAIL_FROM: "us@example.com" },
    { leadMail: plainMail },
    "kept; the mail of lead.mail goes to each address",
  ],
])("with %j, of %j, leads are said to be %s, without a key that an address has", (environment, funnel, said) => {
  expect(leadsInWords(settingsOf(environment), funnel)).toBe(said);
});

test.each([
  [{}, false],
  [{ PUBLIC_URL: "http://localhost:3000" }, false],
  [{ PUBLIC_URL: "http://127.0.0.1:8080" }, false],
  [{ PUBLIC_URL: "https://quiz.example.com" }, true],
  [{ PUBLIC_URL: "https://quiz.example.com", NODE_ENV: "development" }, false],
  [{ PUBLIC_URL: "http://localhost:3000", NODE_ENV: "production" }, true],
])("%j serves real visitors: %s", (environment, isProduction) => {
  expect(settingsOf(environment).isProduction).toBe(isProduction);
});
