/** What Chromium has and the standard typings lack: the Network Information API, and whether a page is prerendered. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

interface Document {
  readonly prerendering?: boolean;
}
