import AxeBuilder from "@axe-core/playwright";
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type TestInfo,
} from "@playwright/test";
import { z } from "zod";
import { SESSION_COOKIES } from "../lib/session/index";
import messages from "../messages/es.json" with { type: "json" };
import later from "../messages/later.json" with { type: "json" };
import { type Gateway, gatewayFixture } from "./gateway";

/** Copy of the interface, so that tests follow its changes. */
export const text = { ...messages, ...later, inquiry: { ...messages.inquiry, ...later.inquiry } };

const Cards = z.object({
  records: z.array(
    z.object({ productId: z.string(), name: z.string(), shopId: z.string(), min_quantity: z.number().optional() }),
  ),
  total: z.number(),
});

/** Product search by the site's proxy, which also works on a remote staging. */
async function searchGoods(request: APIRequestContext, filter: Record<string, unknown>) {
  const response = await request.post("/api/gateway/base3/productquery/v1/products/search", {
    data: { currPage: 1, pageSize: 24, ...filter },
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(response.status()).toBe(200);
  return Cards.parse(await response.json());
}

type Fixtures = {
  /** Whether this test violates the content security policy on purpose. */
  breaksPolicy: boolean;
  goods: (filter?: Record<string, unknown>) => Promise<z.output<typeof Cards>>;
  /** Console errors of this page. */
  consoleErrors: string[];
  /**
   * A guest's page that tests share, so that scripts and pictures are loaded once: for tests that look and leave nothing behind.
   * The site remembers the products that earlier tests have seen.
   */
  reader: Page;
  /** The same without scripts. */
  plainReader: Page;
  /** Console errors of `reader` during this test. */
  readerErrors: string[];
  /** Fault switch; only for tests with `@faults` in their title. */
  gateway: Gateway;
};

/** Pages of one browser, kept for all tests of a worker. */
type Shared = { readerPage: Page; plainReaderPage: Page };

/** Console message of a policy violation. */
const VIOLATION = /Content Security Policy|Trusted ?(Types?|HTML|Script|ScriptURL)\b/;

async function newReader(browser: Browser, { project }: Pick<TestInfo, "project">, javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({ ...project.use, javaScriptEnabled });
  return context.newPage();
}

const DESKTOP = { width: 1280, height: 720 };

/** Notes violations of the policy on all pages of a context until `stop`. */
function noteViolations(context: BrowserContext) {
  const violations: string[] = [];
  const note = (message: ConsoleMessage) => {
    if (VIOLATION.test(message.text())) violations.push(`${message.page()?.url()}: ${message.text()}`);
  };
  context.on("console", note);
  return { violations, stop: () => context.off("console", note) };
}

/** Gives a test the console errors of its page. */
async function withErrors(page: Page, use: (errors: string[]) => Promise<void>): Promise<void> {
  const errors: string[] = [];
  const note = (message: ConsoleMessage) => message.type() === "error" && errors.push(message.text());
  const noteThrown = (error: Error) => errors.push(error.message);
  page.on("console", note).on("pageerror", noteThrown);
  await use(errors);
  page.off("console", note).off("pageerror", noteThrown);
}

/** Lends a shared page to one test, with the window and media of a new one. Its policy must not be violated. */
async function lend(page: Page, use: (page: Page) => Promise<void>): Promise<void> {
  await page.goto("about:blank");
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null });
  const { violations, stop } = noteViolations(page.context());
  await use(page);
  stop();
  expect(violations).toEqual([]);
}

export const test = base.extend<Fixtures, Shared>({
  breaksPolicy: [false, { option: true }],
  // Overrides the context of every test, so that each checks the policy.
  context: async ({ context, breaksPolicy }, use) => {
    const { violations } = noteViolations(context);
    await use(context);
    expect(violations.length > 0, violations.join("\n")).toBe(breaksPolicy);
  },
  goods: async ({ request }, use) => use((filter = {}) => searchGoods(request, filter)),
  readerPage: [async ({ browser }, use, info) => use(await newReader(browser, info, true)), { scope: "worker" }],
  plainReaderPage: [async ({ browser }, use, info) => use(await newReader(browser, info, false)), { scope: "worker" }],
  reader: async ({ readerPage }, use) => lend(readerPage, use),
  plainReader: async ({ plainReaderPage }, use) => lend(plainReaderPage, use),
  readerErrors: async ({ reader }, use) => withErrors(reader, use),
  consoleErrors: async ({ page }, use) => withErrors(page, use),
  gateway: gatewayFixture,
});

/** Opens a page and waits for hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("html[data-hydrated]").waitFor();
}

/** Signs in a new member, as a guest's first quotation does. Returns the e-mail. */
export async function signIn(page: Pick<Page, "request">): Promise<string> {
  const email = `${crypto.randomUUID()}@example.co`;
  const response = await page.request.post("/api/session/auto-register", {
    data: { email },
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(response.ok()).toBe(true);
  return email;
}

/** The session's bearer, which limits a fault to this test. */
export const bearerOf = async (page: Page): Promise<string> =>
  (await page.context().cookies()).find(({ name }) => name === SESSION_COOKIES.access)?.value ?? "";

const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Serious and critical axe findings, as text. */
export async function seriousFindings(page: Page): Promise<string[]> {
  // Legacy mode is faster; pages have no frames.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly: { type: "tag", values: AXE_TAGS }, resultTypes: ["violations"] })
    .analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

export { expect };
