import { text } from "@/lib/text";

/** Switches prices in pesos; `components/landing/pesos.client.tsx` listens to it. */
export const PesosSwitch = () => (
  <button
    type="button"
    data-pesos-toggle
    className="scripted print:hidden min-h-11 text-sm font-semibold text-brand hover:underline"
  >
    {text.product.pesos}
  </button>
);
