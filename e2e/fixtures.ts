import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { z } from "zod";
import { SESSION_COOKIES } from "../lib/session/index";
import messages from "../messages/es.json" with { type: "json" };
import later from "../messages/later.json" with { type: "json" };
import { type Gateway, gatewayFixture } from "./gateway";

/** Every sentence of the interface: journeys speak the copy file. */
export const text = { ...messages, ...later, inquiry: { ...messages.inquiry, ...later.inquiry } };

const Cards = z.object({
  records: z.array(
    z.object({ productId: z.string(), name: z.string(), shopId: z.string(), min_quantity: z.number().optional() }),
  ),
  total: z.number(),
});

/** Goods of the catalogue that a journey needs, asked for over the site's own proxy, so that it also works on a remote staging. */
async function searchGoods(page: Page, filter: Record<string, unknown>) {
  const response = await page.request.post("/api/gateway/base3/productquery/v1/products/search", {
    data: { currPage: 1, pageSize: 24, ...filter },
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(response.status()).toBe(200);
  return Cards.parse(await response.json());
}

type Fixtures = {
  /** Whether this test breaks the content security policy of a page, as no other may. */
  breaksPolicy: boolean;
  /** Searches the catalogue. */
  goods: (filter?: Record<string, unknown>) => Promise<z.output<typeof Cards>>;
  /** Errors that the browser's console reported on this page. */
  consoleErrors: string[];
  /** Makes the staging gateway fail; only in tests with `@faults` in their title. */
  gateway: Gateway;
};

/** What a browser writes to its console when a page breaks its own content security policy. */
const VIOLATION = /Content Security Policy|Trusted ?(Types?|HTML|Script|ScriptURL)\b/;

export const test = base.extend<Fixtures>({
  breaksPolicy: [false, { option: true }],
  // In every journey, whatever it is about.
  context: async ({ context, breaksPolicy }, use) => {
    const violations: string[] = [];
    context.on("console", (message) => {
      if (VIOLATION.test(message.text())) violations.push(`${message.page()?.url()}: ${message.text()}`);
    });
    await use(context);
    expect(violations.length > 0, violations.join("\n")).toBe(breaksPolicy);
  },
  goods: async ({ page }, use) => use((filter = {}) => searchGoods(page, filter)),
  consoleErrors: async ({ page }, use) => {
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    page.on("pageerror", (error) => errors.push(error.message));
    await use(errors);
  },
  gateway: gatewayFixture,
});

/** Opens a page and waits until its islands answer. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("html[data-hydrated]").waitFor();
}

/** Makes a member that no other journey knows and opens a session in this browser, as a guest's first quotation does; answers the e-mail. */
export async function signIn(page: Page): Promise<string> {
  const email = `${crypto.randomUUID()}@example.co`;
  const response = await page.request.post("/api/session/auto-register", {
    data: { email },
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(response.ok()).toBe(true);
  return email;
}

/** The bearer of who is signed in, by which a fault of the gateway is one journey's alone. */
export const bearerOf = async (page: Page): Promise<string> =>
  (await page.context().cookies()).find(({ name }) => name === SESSION_COOKIES.access)?.value ?? "";

const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Serious and critical findings of axe on the page as it stands, as readable lines. */
export async function seriousFindings(page: Page): Promise<string[]> {
  // Pages without frames need no second page to put results together in, nor the details of what passes.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly: { type: "tag", values: AXE_TAGS }, resultTypes: ["violations"] })
    .analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

export { expect };
