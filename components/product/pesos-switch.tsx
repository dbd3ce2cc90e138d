import { buttonClass } from "@/components/ui/button";
import { text } from "@/lib/text";

/** Switches prices in pesos; `components/landing/pesos.client.tsx` listens to it. */
export const PesosSwitch = () => (
  <button
    type="button"
    data-pesos-toggle
    className={`scripted shrink-0 max-md:text-xs print:hidden ${buttonClass({ variant: "secondary", size: "sm" })}`}
  >
    {text.product.pesos}
  </button>
);
