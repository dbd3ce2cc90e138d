export const COLOMBIA_CALLING = "57";

// Mobile numbers begin with 3, landlines with 60 and the digit of their area (since September 2021), toll-free numbers with 01 800.
const COLOMBIAN = /^(3\d{9}|60[1-8]\d{7}|01800\d{5,7})$/;
const EXTENSION = /(?:ext\.?|extensión|x|#)\s*(\d{1,6})$/i;
const NUMBER = /^[+\d\s().\-/]+$/;

type Phone = { digits: string; extension: string | undefined };

function parsePhone(input: string, callingCode: string): Phone | undefined {
  const text = input.trim();
  const [ending = "", extension] = EXTENSION.exec(text) ?? [];
  const number = text.slice(0, text.length - ending.length);
  if (!NUMBER.test(number)) return undefined;
  const digits = number.replace(/\D/g, "");
  // Some people also type the calling code.
  const isPrefixed = number.trimStart().startsWith("+") || (callingCode === COLOMBIA_CALLING && digits.length === 12);
  return { digits: isPrefixed && digits.startsWith(callingCode) ? digits.slice(callingCode.length) : digits, extension };
}

/** Phone as stored: digits and extension; undefined when invalid under the calling code. */
export function toStoredPhone(input: string, callingCode: string): string | undefined {
  const phone = parsePhone(input, callingCode);
  if (!phone) return undefined;
  const { digits, extension } = phone;
  const fits = callingCode === COLOMBIA_CALLING ? COLOMBIAN.test(digits) : /^\d{5,15}$/.test(digits);
  if (!fits) return undefined;
  return extension ? `${digits} ext. ${extension}` : digits;
}

export function phoneLabel(callingCode: string, number: string): string {
  const grouped = callingCode === COLOMBIA_CALLING ? number.replace(/^(\d{3})(\d{3})(\d{4})(?!\d)/, "$1 $2 $3") : number;
  return `+${callingCode} ${grouped}`;
}

/** `phoneLabel` for a text with calling code and number (`+57 3001234567`); any other text stays as it is. */
export function formatPhoneText(stored: string): string {
  const [, callingCode, number] = /^\+(\d{1,4}) (.+)$/.exec(stored) ?? [];
  return callingCode && number ? phoneLabel(callingCode, number) : stored;
}
