export type Cookie = { name: string; value: string; domain: string; path: string; httpOnly: boolean };

/** A tab of a browser that Playwright does not drive. Selectors are XPath if they begin with `/`, else CSS; each method waits for its element. */
export type Tab = {
  /** Navigates as the address bar does. */
  go: (address: string) => Promise<void>;
  click: (place: string) => Promise<void>;
  /** Replaces a field's text by typing. */
  fill: (place: string, text: string) => Promise<void>;
  /** Chooses a local file in the page's file input. */
  attach: (path: string) => Promise<void>;
  /** Evaluates an expression in the page and awaits it. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Sets the cookies of a session opened by API; a page of the site must be open. */
  addCookies: (cookies: Cookie[]) => Promise<void>;
  /** Screenshot as PNG. */
  screenshot: () => Promise<Buffer>;
  /** Console errors and policy violations so far; empty if the driver reports none. */
  complaints: () => string[];
};

/** A browser with isolated tabs. */
export type Engine = {
  newTab: (address: string) => Promise<{ tab: Tab; close: () => Promise<void> }>;
  close: () => Promise<void>;
};

/** Timeout of elements, pages and responses, in milliseconds. */
export const PATIENCE_MS = 20_000;

/** Whether the page is hydrated (lib/hydration.ts). */
export const IS_HYDRATED = "document.documentElement.dataset.hydrated === 'true'";

export const FILE_FIELD = "input[type=file]";

export const isXPath = (place: string) => place.startsWith("/");

/** An XPath string literal; XPath has no escapes. */
const quoted = (text: string) => (text.includes('"') ? `'${text}'` : `"${text}"`);

/** XPath by visible text, within an element. */
export const button = (name: string, within = "body") =>
  `//${within}//button[normalize-space()=${quoted(name)} or @aria-label=${quoted(name)}]`;
export const field = (label: string, within = "main") =>
  `//${within}//*[@id=//label[starts-with(normalize-space(), ${quoted(label)})]/@for]`;
export const option = (text: string) => `//*[@role="option"][contains(normalize-space(), ${quoted(text)})]`;
