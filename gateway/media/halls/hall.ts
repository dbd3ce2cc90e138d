import type { Market } from "../paths.ts";
import type { Sheet } from "../sheet.ts";
export const hall = (_sheet: Sheet, _market: Market): string => "";
