/** The Network Information API, which Chromium has and the standard typings lack. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

/** Speculative rendering, likewise. */
interface Document {
  readonly prerendering?: boolean;
}
