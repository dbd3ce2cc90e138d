export const COLOMBIA = "57";

// Mobiles 3…, landlines 60 and the area (since September 2021), toll-free 01 800.
const COLOMBIAN = /^(3\d{9}|60[1-8]\d{7}|01800\d{5,7})$/;
const EXTENSION = /(?:ext\.?|extensión|x|#)\s*(\d{1,6})$/i;
const NUMBER = /^[+\d\s().\-/]+$/;

type Phone = { digits: string; extension: string | undefined };

function parsePhone(input: string, calling: string): Phone | undefined {
  const text = input.trim();
  const [ending = "", extension] = EXTENSION.exec(text) ?? [];
  const complete = text.slice(0, text.length - ending.length);
  if (!NUMBER.test(complete)) return undefined;
  const digits = complete.replace(/\D/g, "");
  // Some people also type the calling code.
  const isPrefixed = complete.trimStart().startsWith("+") || (calling === COLOMBIA && digits.length === 12);
  return { digits: isPrefixed && digits.startsWith(calling) ? digits.slice(calling.length) : digits, extension };
}

/** Phone as stored: digits and extension; undefined when invalid under the calling code. */
export function toStoredPhone(input: string, calling: string): string | undefined {
  const phone = parsePhone(input, calling);
  if (!phone) return undefined;
  const { digits, extension } = phone;
  const fits = calling === COLOMBIA ? COLOMBIAN.test(digits) : /^\d{5,15}$/.test(digits);
  if (!fits) return undefined;
  return extension ? `${digits} ext. ${extension}` : digits;
}

export function phoneLabel(calling: string, number: string): string {
  const grouped = calling === COLOMBIA ? number.replace(/^(\d{3})(\d{3})(\d{4})(?!\d)/, "$1 $2 $3") : number;
  return `+${calling} ${grouped}`;
}

/** The same for a complete number (`+57 3001234567`); anything else is returned unchanged. */
export function fromStoredPhone(stored: string): string {
  const [, calling, number] = /^\+(\d{1,4}) (.+)$/.exec(stored) ?? [];
  return calling && number ? phoneLabel(calling, number) : stored;
}
