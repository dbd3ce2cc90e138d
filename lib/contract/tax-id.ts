/** Weights of the digits of a NIT from the right, as the DIAN's modulus 11 has them. */
const WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71];

/** The check digit of a NIT's number. */
export function checkDigit(number: string): number {
  const sum = [...number].reverse().reduce((total, digit, place) => total + Number(digit) * (WEIGHTS[place] ?? 0), 0);
  const rest = sum % 11;
  return rest > 1 ? 11 - rest : rest;
}

/** What is wrong with a typed tax number: no number at all, a NIT without its check digit, or with a wrong one. */
export type TaxIdProblem = "shape" | "missing" | "digit";

const NIT = /^(\d{6,10})-(\d)$/;
/** A company's number has nine digits and begins with 8 or 9; with ten of these the last one is its check digit. */
const COMPANY = /^([89]\d{8})(\d?)$/;
const CITIZEN = /^\d{6,10}$/;

/** Whether a member of this country writes a Colombian tax number; who names no country is taken for one. */
export const isColombianTax = (country: string): boolean => country === "" || country === "CO";

/**
 * A Colombian tax number as it is kept: a NIT as `900123456-8`, a citizen's number as its digits. Dots and blanks may be typed;
 * otherwise says what is wrong with it.
 */
export function readTaxId(typed: string): { value: string } | { problem: TaxIdProblem } {
  const text = typed.replace(/[\s.]/g, "").replace(/[–—]/g, "-");
  const [, company, last] = COMPANY.exec(text) ?? [];
  if (company !== undefined && last === "") return { problem: "missing" };
  const [, number = company, digit = last] = NIT.exec(text) ?? [];
  if (number !== undefined) return Number(digit) === checkDigit(number) ? { value: `${number}-${digit}` } : { problem: "digit" };
  return CITIZEN.test(text) ? { value: text } : { problem: "shape" };
}
