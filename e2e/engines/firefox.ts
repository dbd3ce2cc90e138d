import puppeteer, { type Page } from "puppeteer-core";
import { type Engine, FILE_FIELD, isXPath, PATIENCE_MS, type Tab } from "./tab";

const WINDOW = { width: 1280, height: 900 };

function tabOf(page: Page): Tab {
  const complaints: string[] = [];
  const complain = (what: string) => complaints.push(`${page.url()}: ${what}`);
  page.on("console", (message) => message.type() === "error" && complain(message.text()));
  page.on("pageerror", (error) => complain(String(error)));
  const at = (place: string) => page.locator(isXPath(place) ? `::-p-xpath(${place})` : place).setTimeout(PATIENCE_MS);
  return {
    go: async (address) => {
      await page.goto(address, { waitUntil: "domcontentloaded" });
    },
    click: (place) => at(place).click(),
    fill: (place, text) => at(place).fill(text),
    attach: async (path) => (await page.$(FILE_FIELD))?.uploadFile(path),
    evaluate: (expression) => page.evaluate(expression),
    addCookies: (cookies) => page.browserContext().setCookie(...cookies),
    screenshot: async () => Buffer.from(await page.screenshot()),
    complaints: () => complaints,
  };
}

/** Preload script: logs policy violations, which Firefox does not report over BiDi. */
function tellViolations() {
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    console.error(`breaks ${violatedDirective}: ${blockedURI}`),
  );
}

/** Firefox, over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
  return {
    newTab: async (address) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(WINDOW);
      await page.evaluateOnNewDocument(tellViolations);
      const tab = tabOf(page);
      await tab.go(address);
      return { tab, close: () => context.close() };
    },
    close: () => browser.close(),
  };
}
