interface Navigator {
  /** Global Privacy Control: the person asks, through the browser, not to be measured. Not in every browser. */
  readonly globalPrivacyControl?: boolean;
}
