// @vitest-environment happy-dom
import { createMemoryHistory } from "@tanstack/react-router";
import { afterEach, expect, test, vi } from "vitest";
import { flowOf } from "../../../engine/flow/index.ts";
import { backendOf, legalOf, siteOf, trackingOf, viewOf } from "../../../engine/views/index.ts";
import { definition } from "../../../tests/definition.ts";
import { eventually } from "../../../tests/eventually.ts";
import { variantDrawer } from "../../kernel/variants/variant-drawer.ts";
import { browserStorage } from "../../services/storage.ts";
import { startApp } from "../start-app.tsx";

const shop = definition(`
start: look
experiments: { headline: [plain, long-winded] }
plans: { plan: { name: Plan, price: 19.99, currency: USD, period: 4 weeks } }
steps:
  look:
    type: info
    path: /
    button: Go on
    sections: [{ type: heading, text: Look }, { type: heading, text: Look at this, when: { experiment: { headline: long-winded } } }]
    next: pay
  pay: { type: checkout, path: /pay, heading: Pay, plan: plan, back: look, paid: thanks }
  thanks: { type: receipt, path: /thanks, heading: Thanks, ready: Ready, activate: Go, failed: Failed, support: Help }
tracking:
  consent: not-required
  pixels: { facebook: "1234567890", video-social: CPIXEL }
  events:
    - { event: ViewContent, to: video-social, step: look, content: A look, contentId: look }
    - { event: InitiateCheckout, to: facebook, step: look, value: plan-price, currency: USD }
    - { event: Purchase, to: facebook, step: thanks, value: amount-paid }
`);

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  for (const name of ["fbq", "_fbq"]) Reflect.deleteProperty(window, name);
  history.replaceState(null, "", "/");
});

test("no advertising service is told of a variant: not in an event, and not by the address that its script reads", async () => {
  const flow = flowOf(shop);
  const scripts: { readonly src: string; readonly address: string }[] = [];
  vi.spyOn(document.head, "append").mockImplementation((node) => {
    if (!(node instanceof HTMLScriptElement)) return;
    scripts.push({ src: node.src, address: location.href });
    queueMicrotask(() => node.dispatchEvent(new Event("load")));
  });
  const fetching = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ accepted: true }));
  history.replaceState(null, "", "/?headline=long-winded");
  const element = document.body.appendChild(document.createElement("div"));
  const app = await startApp({
    flow: { ...flow, drawVariants: variantDrawer(flow.id, flow.experiments ?? {}) },
    site: siteOf(shop),
    loadView: Object.fromEntries(
      Object.keys(shop.steps).map((id) => [id, async () => ({ default: viewOf(shop, id) })]),
    ),
    loadLegal: async () => ({ default: legalOf(shop) }),
    loadBackend: async () => ({ default: backendOf(shop, {}) }),
    loadTracking: async () => ({ default: trackingOf(shop) }),
    storage: browserStorage(flow.id),
    history: createMemoryHistory({ initialEntries: ["/?headline=long-winded"] }),
    element,
  });
  await app.shown;
  expect(element.textContent).toContain("Look at this");
  await eventually(() => expect([scripts.length, fetching.mock.calls.length]).toEqual([1, 1]));
  const told = fetching.mock.calls.map(([url, init]) => `${url} ${init?.body}`);
  const { queue } = (window as unknown as { fbq: { queue: unknown[] } }).fbq;
  expect(told[0]).toContain("ViewContent");
  expect(JSON.stringify(queue)).toContain("InitiateCheckout");
  expect(JSON.stringify([scripts, told, queue])).not.toMatch(/headline|long-winded/);
  app.stop();
  element.remove();
});
