const LINE = "li[id^=linea-]";

/** Styles of the printed cart: one row of a table for each line. In a style element, so that other pages do not load them. */
export const PRINTED_LINES = `@media print {
  main { counter-reset: line; font-size: 12px }
  main h1 { font-size: 18px }
  main .gap-4 { gap: 4px }
  main .gap-2 { gap: 0 }
  main .grid { grid-template-columns: minmax(0,1fr) }
  main section { border-width: 0; border-radius: 0; padding: 0 }
  main section + section { border-top-width: 1px }
  main section > div, main section > p { padding: 0 }
  main section h2, main section > p { color: inherit; font-size: 12px }
  main section h2 a { min-height: 0; margin: 0; padding: 4px 0 0 }
  section[aria-labelledby=volumen] :is(details > :not(summary), svg) { display: none }
  label:has(> [type=checkbox]) { width: 16px; height: auto }
  label > :checked { display: none }
  ${LINE} { counter-increment: line; break-inside: avoid; align-items: center; gap: 0 8px; padding: 3px 0;
    grid-template-columns: 18px 16px 36px minmax(0,1fr) 70px 120px 100px }
  ${LINE}::before { content: counter(line) }
  ${LINE}::before, ${LINE} > label, ${LINE} > div:first-of-type { grid-row: 1 / span 5 }
  ${LINE} > div:nth-of-type(n+2) { display: contents }
  ${LINE} :is(.text-gold, button) { display: none }
  ${LINE} > div > :is(h2, h3, small, p) { grid-column: 4; font-size: 11px; line-height: 14px }
  ${LINE} small { display: block }
  ${LINE} > div > h3 ~ .tabular-nums { grid-area: 1 / 6 / span 5; text-align: right }
  ${LINE} > div > div { grid-area: 1 / 5 / span 5 }
  ${LINE} > div > .font-bold { grid-area: 1 / 7 / span 5; min-width: 0; padding: 0; text-align: right }
  ${LINE} > div > div p { font-size: 9px }
  ${LINE} div:has(> input) { border: 0 }
  ${LINE} div > input { width: 70px !important; height: auto; border: 0; text-align: right }
}`;
