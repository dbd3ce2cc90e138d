import { randomInt } from "node:crypto";
import type { Lading } from "../../lib/contract/order-papers.ts";

/** ISO 6346: the value of a character is its index; no letter has 11, 22 or 33. */
const CHARACTERS_BY_VALUE = "0123456789A_BCDEFGHIJK_LMNOPQRSTU_VWXYZ";

export function containerNumber(owner: string, serial: string): string {
  const weighted = [...(owner + serial)].reduce(
    (total, character, index) => total + CHARACTERS_BY_VALUE.indexOf(character) * 2 ** index,
    0,
  );
  return `${owner}${serial}${(weighted % 11) % 10}`;
}

const digits = (count: number) => String(randomInt(10 ** (count - 1), 10 ** count));

export const simulatedLading = (issuedAt: string): Lading => ({
  number: `SIM${digits(9)}`,
  carrier: "Naviera del entorno de pruebas",
  port_of_loading: "Ningbo, China",
  port_of_discharge: "Buenaventura, Colombia",
  container: containerNumber("SIMU", digits(6)),
  issued_at: issuedAt,
});
