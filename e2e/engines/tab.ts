/** A cookie to begin with. */
export type Cookie = { name: string; value: string; domain: string; path: string; httpOnly: boolean };

/** One tab of a browser that Playwright does not drive. Places are XPath where they begin with `/`, otherwise CSS; each is waited for. */
export type Tab = {
  /** Goes to an address, as the line for it does. */
  go: (address: string) => Promise<void>;
  click: (place: string) => Promise<void>;
  /** Types into a field in the place of what it holds. */
  fill: (place: string, text: string) => Promise<void>;
  /** Chooses a file of this machine in the page's field for files. */
  attach: (path: string) => Promise<void>;
  /** The value of an expression in the page; what it promises is waited for. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Begins a session that was opened without a browser; a page of the site must be open. */
  addCookies: (cookies: Cookie[]) => Promise<void>;
  /** What the window shows, as PNG. */
  screenshot: () => Promise<Buffer>;
  /** Errors and broken policies that the browser has told of so far; none where it cannot tell. */
  complaints: () => string[];
};

/** A browser whose tabs share nothing. */
export type Engine = {
  /** A tab at an address. */
  newTab: (address: string) => Promise<{ tab: Tab; close: () => Promise<void> }>;
  close: () => Promise<void>;
};

/** How long a place, a page or an answer is waited for, in milliseconds. */
export const PATIENCE_MS = 20_000;

/** Whether the page answers to presses (lib/hydration.ts). */
export const IS_HYDRATED = "document.documentElement.dataset.hydrated === 'true'";

export const FILE_FIELD = "input[type=file]";

export const isXPath = (place: string) => place.startsWith("/");

/** A text as a literal of XPath, which knows no escapes. */
const quoted = (text: string) => (text.includes('"') ? `'${text}'` : `"${text}"`);

/** Places by what a person reads, within an element of the page. */
export const button = (name: string, within = "body") =>
  `//${within}//button[normalize-space()=${quoted(name)} or @aria-label=${quoted(name)}]`;
export const field = (label: string, within = "main") =>
  `//${within}//*[@id=//label[starts-with(normalize-space(), ${quoted(label)})]/@for]`;
export const option = (text: string) => `//*[@role="option"][contains(normalize-space(), ${quoted(text)})]`;
