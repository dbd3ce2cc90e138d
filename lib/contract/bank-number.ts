/** An account number, an IBAN or a SWIFT code as it is compared: capital letters and digits, without blanks, dots and dashes. */
export const compact = (typed: string) => typed.replace(/[\s.\-/]/g, "").toUpperCase();

// ISO 13616: the four first characters go last, letters count from 10, and what remains of the division by 97 is 1.
function remainder(iban: string): number {
  let rest = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/**
 * Whether a number can be an account's in a country (ISO 3166-1 alpha-2). Only what claims to be that country's IBAN is
 * held to its check digits: local numbers follow no rule that holds everywhere.
 */
export function isAccountNumber(typed: string, country: string): boolean {
  const number = compact(typed);
  if (!/^[A-Z0-9]{4,34}$/.test(number) || !/\d{3}/.test(number)) return false;
  const isIban = number.startsWith(country) && /^[A-Z]{2}\d{2}[A-Z0-9]{11,}$/.test(number);
  return !isIban || remainder(number) === 1;
}

/** Whether a text has the form of a SWIFT code (ISO 9362): institution, country, place, and a branch or none. */
export const isSwift = (typed: string) => /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(compact(typed));
