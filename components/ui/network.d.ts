/** The Network Information API, which Chromium has and the standard typings lack. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}
