/** A row of the shop table without the columns that are derived after loading (trade_id, total, document). */
export type ShopSeed = {
  id: number;
  status: "open" | "closed";
  name: string;
  cover: string;
  address: string;
  /** Where in the market: building, floor, booth. */
  location: string;
  /** Market key of SPEC.md section 2, East sub-areas included. */
  district: string;
  factory: boolean;
  /** Year it joined the market. */
  since: number;
  introduction: string;
  contacts: string;
  email: string;
  telephone: string;
  /** Empty where none was given. */
  licence_images: string[];
  main_images: string[];
  secondary_images: string[];
  about_images: string[];
  header_images: string[];
  showcase_images: string[];
  chat_user_id: string;
  rank: number;
  updated_at: string;
};
import { shopPicture, factoryPicture, licencePicture, avatarPicture } from "../media/paths.ts";
import { tradeOf, shopId } from "./seed-trades.ts";
export function* shopSeeds({ products }: { products: number }): Generator<ShopSeed> {
  for (let n = 1; n <= 200; n++) {
    const { top } = tradeOf(n);
    const s = { icon: top.icon, hue: top.hue, seed: n };
    yield { id: shopId(n), status: "open", name: `Hengda ${n} ${top.name}`, cover: shopPicture({ ...s, view: "booth" }), address: "Yiwu", location: "Distrito 1, piso 2, local 2034", district: top.market, factory: n % 2 === 0, since: 2009, introduction: "Fábrica de prueba.", contacts: "Li Wei", email: "x@example.com", telephone: "+86 579 0000", licence_images: [licencePicture(s)], main_images: [factoryPicture({ ...s, view: "line" })], secondary_images: [factoryPicture({ ...s, view: "racks" })], about_images: [], header_images: [shopPicture({ ...s, view: "facade" })], showcase_images: [], chat_user_id: "x", rank: n, updated_at: "2026-11-01T00:00:00Z" };
  }
}
