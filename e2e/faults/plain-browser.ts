import { type CheerioAPI, load } from "cheerio";

/** The page after all redirects. */
export type Landed = { status: number; path: string; type: string; html: string; $: CheerioAPI; hops: number };

/** Limit of browsers. */
const HOPS_MAX = 8;
const DOCUMENT = { accept: "text/html,application/xhtml+xml,*/*;q=0.8", "sec-fetch-site": "same-origin" };

type Asked = { method?: string; body?: URLSearchParams };

/** An HTTP client with cookies, redirects and form posts. */
export class PlainBrowser {
  readonly cookies = new Map<string, string>();
  readonly #base: string;
  /** Called before each request: a fault must follow a renewed session. */
  beforeEach: () => Promise<void> = async () => {};

  constructor(base: string, cookies: Iterable<[string, string]> = []) {
    this.#base = base;
    for (const [name, value] of cookies) this.cookies.set(name, value);
  }

  get = (path: string): Promise<Landed> => this.#go(path, {}, 0);
  post = (path: string, fields: [string, string][]): Promise<Landed> =>
    this.#go(path, { method: "POST", body: new URLSearchParams(fields) }, 0);

  async #go(path: string, asked: Asked, hops: number): Promise<Landed> {
    await this.beforeEach();
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(new URL(path, this.#base), { ...asked, headers: { ...DOCUMENT, cookie }, redirect: "manual" });
    for (const text of answer.headers.getSetCookie()) this.#keep(text);
    const location = answer.headers.get("location");
    if (answer.status < 300 || answer.status > 399 || !location) return this.#land(answer, path, hops);
    await answer.body?.cancel();
    const { pathname, search } = new URL(location, new URL(path, this.#base));
    if (hops >= HOPS_MAX) throw new Error(`led on without end: ${pathname}${search}`);
    return this.#go(pathname + search, {}, hops + 1);
  }

  async #land(answer: Response, path: string, hops: number): Promise<Landed> {
    const type = answer.headers.get("content-type") ?? "";
    const html = await answer.text();
    return { status: answer.status, path, type, html, $: load(html), hops };
  }

  #keep(text: string): void {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
    if (value === "" || /max-age=0\b/i.test(text) || /expires=thu, 01 jan 1970/i.test(text)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
