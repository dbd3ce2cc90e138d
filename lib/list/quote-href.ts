import { quoteFields } from "@/lib/cart/quote";
import type { ResolvedLine } from "@/lib/contract/line";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { unitName } from "@/lib/unit";
import { isKnown } from "./index";

/** Address of an inquiry's long form with a list's goods. */
export const quoteHref = (lines: ResolvedLine[]): string =>
  routes.quoteWith(
    quoteFields(
      lines.filter(isKnown).map((line) => ({ ...line, unitName: unitName(line.unit) })),
      text.cart,
    ),
  );
