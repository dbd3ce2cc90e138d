import { z } from "zod";
import { Refusal } from "../refusal.ts";

/** `account`: normalized, `ana@example.co` or `+573001234567`. */
export type Contact =
  | { kind: "email"; account: string; email: string }
  | { kind: "phone"; account: string; areaCode: string; phone: string };

type ContactFields = { email?: string | undefined; area_code?: string | undefined; phone?: string | undefined };

const Email = z.email().max(254);
const AREA_CODE = /^[1-9]\d{0,3}$/;
const PHONE = /^\d{5,14}$/;

const digits = (text: string) => text.replace(/\D/g, "");

function phoneContact({ area_code = "", phone = "" }: ContactFields): Contact {
  const [areaCode, number] = [digits(area_code), digits(phone)];
  if (!AREA_CODE.test(areaCode) || !PHONE.test(number)) throw new Refusal(422, "Revise el indicativo y el número de teléfono.");
  return { kind: "phone", account: `+${areaCode}${number}`, areaCode, phone: number };
}

/** Parses the e-mail or, without one, the phone, whose separators are ignored. @throws Refusal 422 when invalid */
export function parseContact(fields: ContactFields): Contact {
  if (!fields.email) return phoneContact(fields);
  const email = Email.safeParse(fields.email.trim());
  if (!email.success) throw new Refusal(422, "Revise el correo electrónico.");
  return { kind: "email", account: email.data.toLowerCase(), email: email.data };
}

export function normalizeAccount(input: string): string {
  const text = input.trim();
  return text.includes("@") ? text.toLowerCase() : `+${digits(text)}`;
}
