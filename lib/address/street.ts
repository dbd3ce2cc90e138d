export const WAYS = [
  "Calle",
  "Carrera",
  "Avenida",
  "Avenida Calle",
  "Avenida Carrera",
  "Diagonal",
  "Transversal",
  "Circular",
  "Autopista",
] as const;

/** `way` of an address that is off the street grid, as in a village; its text is `line`. */
export const FREE_LINE = "otra";

/** The parts of `Calle 26 # 13-19`, in this order. `line`: the whole text of an address off the street grid, else empty. */
export type Street = { way: string; number: string; crossing: string; plate: string; line: string };

const EMPTY: Street = { way: "Calle", number: "", crossing: "", plate: "", line: "" };
/** What follows the way: ` 26 # 13-19`. */
const GRID = /^ (\S[^#]*?) # ([^#-]+)-([^#-]+)$/;

export function streetLine({ way, number, crossing, plate, line }: Street): string {
  if (way === FREE_LINE) return line.trim();
  return `${way} ${number.trim()} # ${crossing.trim()}-${plate.trim()}`;
}

/** Parses a stored line; one that `streetLine` would not write back exactly becomes a free line. */
export function parseStreet(line: string): Street {
  if (line === "") return EMPTY;
  const way = WAYS.findLast((known) => line.startsWith(`${known} `) && /^\S*\d/.test(line.slice(known.length + 1)));
  const [, number = "", crossing = "", plate = ""] = GRID.exec(line.slice(way?.length)) ?? [];
  const street = { ...EMPTY, way: way ?? FREE_LINE, number, crossing, plate };
  return way && streetLine(street) === line ? street : { ...EMPTY, way: FREE_LINE, line };
}
