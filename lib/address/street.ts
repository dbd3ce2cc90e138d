/** Kinds of way as addresses name them in Colombia. */
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

/** Chosen where an address has another form: a kilometre, a village, an industrial park. */
export const FREE_LINE = "otra";

/** An address in the parts in which people write it: `Calle 26 # 13-19` is a way, its number, the crossing and the plate. */
export type Street = { way: string; number: string; crossing: string; plate: string; line: string };

const EMPTY: Street = { way: "Calle", number: "", crossing: "", plate: "", line: "" };
const GRID = /^ (\S[^#]*?) # ([^#-]+)-([^#-]+)$/;

/** The one line that an address is kept as. */
export function streetLine({ way, number, crossing, plate, line }: Street): string {
  if (way === FREE_LINE) return line.trim();
  return `${way} ${number.trim()} # ${crossing.trim()}-${plate.trim()}`;
}

/** The parts of a kept line; one that does not read back to the letter stays a line, so that nothing of it is lost. */
export function parseStreet(line: string): Street {
  if (line === "") return EMPTY;
  const way = WAYS.findLast((known) => line.startsWith(`${known} `) && /^\S*\d/.test(line.slice(known.length + 1)));
  const [, number = "", crossing = "", plate = ""] = GRID.exec(line.slice(way?.length)) ?? [];
  const street = { ...EMPTY, way: way ?? FREE_LINE, number, crossing, plate };
  return way && streetLine(street) === line ? street : { ...EMPTY, way: FREE_LINE, line };
}
