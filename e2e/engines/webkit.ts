import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { Builder, By, Capabilities, until, type WebDriver } from "selenium-webdriver";
import { waitForHealth } from "../../scripts/child-processes.ts";
import { freePort } from "../../scripts/free-port.ts";
import { type Engine, FILE_FIELD, isXPath, PATIENCE_MS, type Tab } from "./tab";

const WINDOW = { width: 1280, height: 900 };
const SCREEN = "1400x1000x24";

function tabOf(driver: WebDriver): Tab {
  const inView = async (place: string) => {
    const element = await driver.wait(until.elementLocated(isXPath(place) ? By.xpath(place) : By.css(place)), PATIENCE_MS);
    await driver.wait(until.elementIsVisible(element), PATIENCE_MS);
    await driver.executeScript("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", element);
    return element;
  };
  const evaluate = (expression: string) =>
    driver.executeAsyncScript(
      `const done = arguments[0]; Promise.resolve(${expression}).then(done, (error) => done(String(error)));`,
    );
  return {
    go: (address) => driver.get(address),
    click: async (place) => (await inView(place)).click(),
    // Keys are sent one by one and may be lost while a page is busy.
    fill: async (place, text) => {
      const element = await inView(place);
      await driver.wait(async () => {
        await element.clear();
        await element.sendKeys(text);
        return (await element.getProperty("value")) === text;
      }, PATIENCE_MS);
    },
    attach: async (path) => (await driver.findElement(By.css(FILE_FIELD))).sendKeys(path),
    evaluate,
    addCookies: async (cookies) => {
      for (const cookie of cookies) await driver.manage().addCookie(cookie);
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
    // WebKit's driver does not expose the console.
    complaints: () => [],
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, "exit");
}

/** A virtual screen and its name. */
async function startScreen(): Promise<{ name: string; screen: ChildProcess }> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", SCREEN, "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = await once(screen.stdio[3] ?? screen, "data");
  return { name: `:${String(number).trim()}`, screen };
}

/** Start timeout in milliseconds, and attempts. */
const START_MS = 20_000;
const STARTS = 3;

/** A new driver process with one window; undefined on timeout. */
async function startWindow(driverPath: string, display: string, address: string) {
  const port = await freePort();
  const environment = { ...process.env, DISPLAY: display, GDK_BACKEND: "x11" };
  const server = spawn(driverPath, [`--port=${port}`], { stdio: "ignore", env: environment });
  await waitForHealth(`http://127.0.0.1:${port}/status`, server, 20);
  const capabilities = new Capabilities().setBrowserName("MiniBrowser");
  const opening = async () => {
    const driver = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
    await driver.manage().setTimeouts({ pageLoad: PATIENCE_MS, script: PATIENCE_MS });
    await driver.manage().window().setRect(WINDOW);
    await driver.get(address);
    return driver;
  };
  const driver = await Promise.race([opening(), wait(START_MS, undefined, { ref: false })]);
  const close = () => ended(server);
  if (driver) return { tab: tabOf(driver), close: () => driver.quit().finally(close) };
  await close();
  return undefined;
}

/** WebKitGTK over WebDriver on a virtual screen. */
export async function startWebKit(driverPath: string): Promise<Engine> {
  const { name, screen } = await startScreen();
  return {
    newTab: async (address) => {
      for (let start = 0; start < STARTS; start += 1) {
        const window = await startWindow(driverPath, name, address);
        if (window) return window;
      }
      throw new Error(`WebKit did not start ${STARTS} times`);
    },
    close: () => ended(screen),
  };
}
