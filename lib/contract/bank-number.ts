/** Normalizes an account number, IBAN or SWIFT code: upper case, no separators. */
export const compact = (typed: string) => typed.replace(/[\s.\-/]/g, "").toUpperCase();

// ISO 13616: the first four characters go to the end, A counts as 10 and Z as 35; the number modulo 97 must be 1.
function remainder(iban: string): number {
  let rest = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/** Whether an account number is plausible in a country (ISO 3166-1 alpha-2). Only IBANs have check digits. */
export function isAccountNumber(typed: string, country: string): boolean {
  const number = compact(typed);
  if (!/^[A-Z0-9]{4,34}$/.test(number) || !/\d{3}/.test(number)) return false;
  const isIban = number.startsWith(country) && /^[A-Z]{2}\d{2}[A-Z0-9]{11,}$/.test(number);
  return !isIban || remainder(number) === 1;
}

export const isSwift = (typed: string) => /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(compact(typed));
