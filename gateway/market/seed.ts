/** A row of the market table. */
export type MarketSeed = {
  key: string;
  position: number;
  name: string;
  img: string;
  /** Only where SPEC.md section 9 states it. */
  shops: number | null;
};

/** A row of the industry table. `market` may also be an East sub-area, which is no market of its own. */
export type IndustrySeed = { id: number; market: string; floor: number; position: number; name: string };

/** A row of the exhibition table. */
export type ExhibitionSeed = {
  id: number;
  name: string;
  img: string;
  place: string;
  starts_at: string;
  ends_at: string;
  summary: string;
};

/** The seven markets of SPEC.md section 2. */
export function marketSeeds(): MarketSeed[] {
  throw new Error("not composed yet");
}

/** Lines of trade by market and floor. */
export function industrySeeds(): IndustrySeed[] {
  throw new Error("not composed yet");
}

/** Trade fairs, from December 2026 on. */
export function exhibitionSeeds(): ExhibitionSeed[] {
  throw new Error("not composed yet");
}
