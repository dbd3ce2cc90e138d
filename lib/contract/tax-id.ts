/** Weights of a NIT's digits from the right (DIAN, modulo 11). */
const WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71];

export function checkDigit(number: string): number {
  const sum = [...number].reverse().reduce((total, digit, index) => total + Number(digit) * (WEIGHTS[index] ?? 0), 0);
  const remainder = sum % 11;
  return remainder > 1 ? 11 - remainder : remainder;
}

/** `shape`: not a tax number; `missing`: a company's NIT without check digit; `digit`: a wrong check digit. */
export type TaxIdProblem = "shape" | "missing" | "digit";

const NIT = /^(\d{6,10})-(\d)$/;
/** Nine digits that begin with 8 or 9, optionally followed by the check digit. */
const COMPANY = /^([89]\d{8})(\d?)$/;
const CITIZEN = /^\d{6,10}$/;

/** Without a country, Colombia is assumed. */
export const hasColombianTaxIds = (country: string): boolean => country === "" || country === "CO";

/** Normalizes a Colombian tax number: a NIT as `900123456-8`, a citizen's number as digits. */
export function readTaxId(typed: string): { value: string } | { problem: TaxIdProblem } {
  const text = typed.replace(/[\s.]/g, "").replace(/[–—]/g, "-");
  const [, company, companyDigit] = COMPANY.exec(text) ?? [];
  if (companyDigit === "") return { problem: "missing" };
  const [, dashed, dashedDigit] = NIT.exec(text) ?? [];
  const [number, digit] = [dashed ?? company, dashedDigit ?? companyDigit];
  if (number !== undefined) return Number(digit) === checkDigit(number) ? { value: `${number}-${digit}` } : { problem: "digit" };
  return CITIZEN.test(text) ? { value: text } : { problem: "shape" };
}
