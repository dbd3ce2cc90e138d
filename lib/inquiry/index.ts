import units from "@/lib/contract/units.json";

/** The Spanish names of a unit, lower case; the wire name itself when it is not one of the 92 of SPEC.md section 3. */
export function unitName(singular: string | undefined): string {
  return (units.find((unit) => unit.singular === singular)?.es ?? singular ?? "unidad").toLowerCase();
}
