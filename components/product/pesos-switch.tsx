import { text } from "@/lib/text";

/** Switches prices in pesos; `components/landing/pesos.client.tsx` listens to it. */
export const PesosSwitch = () => (
  <button
    type="button"
    data-pesos-toggle
    className="scripted inline-flex min-h-11 shrink-0 items-center font-semibold text-brand hover:underline print:hidden"
  >
    {text.product.pesos}
  </button>
);
