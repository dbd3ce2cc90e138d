import type { Ambience } from "../ambience.ts";
import type { Random } from "../seeded.ts";
import type { Sheet } from "../sheet.ts";
import type { Sprite } from "../sprite.ts";

/** What views of shops, factories and the like are drawn with. `goods`: sprites that fill their shelves and tables. */
export type Setting = { sheet: Sheet; random: Random; ambience: Ambience; goods: [Sprite, ...Sprite[]] };
