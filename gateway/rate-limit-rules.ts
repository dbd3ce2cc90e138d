import type { Call } from "../lib/contract/call.ts";
import { PrivateInquiry, PublicInquiry } from "../lib/contract/inquiry.ts";
import { WantedLines } from "../lib/contract/line.ts";
import { LiveSearch } from "../lib/contract/live.ts";
import { ProductSearch } from "../lib/contract/product.ts";
import { ShopSearch } from "../lib/contract/shop.ts";

/** `max`: requests within `minutes`, or kilobytes for uploads. `isInMemory`: each process counts alone, since a write to the database would cost more than the call. */
export type Rule = { max: number; minutes: number; message: string; isInMemory?: true };

const CODES = "Pidió demasiados códigos.";
const LOGINS = "Hubo demasiados intentos de ingreso.";
const CHALLENGES = "Pidió demasiadas verificaciones.";
const UPLOADS = "Se recibieron demasiados archivos.";
const DAY = 24 * 60;
const MEGABYTE_IN_KB = 1024;

export const RULES = {
  codesOfIp: { max: 30, minutes: 10, message: CODES },
  codesOfAccount: { max: 5, minutes: 10, message: CODES },
  loginsOfIp: { max: 100, minutes: 15, message: LOGINS },
  // Passwords. From a browser that the account knows: per account and browser. From others: per account and IP, and per account.
  passwordsOfDevice: { max: 10, minutes: 15, message: LOGINS },
  passwordsOfPair: { max: 10, minutes: 15, message: LOGINS },
  passwordsOfAccount: { max: 30, minutes: 15, message: `${LOGINS} Puede entrar con un código.` },
  proofsOfMember: { max: 10, minutes: 15, message: LOGINS },
  noticesOfAccount: { max: 1, minutes: DAY, message: "" },
  registrationsOfIp: { max: 300, minutes: 10, message: "Se crearon demasiadas cuentas desde su conexión." },
  challengesOfIp: { max: 120, minutes: 10, message: CHALLENGES },
  // Its count sets the captcha's difficulty. The maximum is out of reach, so nobody is refused.
  challengesFailed: { max: 1_000_000, minutes: 60, message: CHALLENGES },
  searchesOfIp: { max: 1200, minutes: 10, message: "Hizo demasiadas búsquedas.", isInMemory: true },
  inquiriesOfIp: { max: 60, minutes: 60, message: "Envió demasiadas solicitudes." },
  evaluationsOfAccount: { max: 120, minutes: 60, message: "Guardó demasiadas opiniones." },
  invitationsOfMember: { max: 60, minutes: DAY, message: "Envió demasiadas invitaciones." },
  invitationsOfAccount: { max: 5, minutes: DAY, message: "Ese correo recibió demasiadas invitaciones." },
  uploadsOfIp: { max: 100 * MEGABYTE_IN_KB, minutes: DAY, message: UPLOADS },
  uploadsOfUnverified: { max: 2000 * MEGABYTE_IN_KB, minutes: DAY, message: UPLOADS },
  uploadsOfAccount: { max: 500 * MEGABYTE_IN_KB, minutes: DAY, message: UPLOADS },
} satisfies Record<string, Rule>;

export type RuleName = keyof typeof RULES;

/** Calls that are counted per visitor, whatever their result. */
export const LIMITED_CALLS = new Map<Call, RuleName>([
  [ProductSearch, "searchesOfIp"],
  [ShopSearch, "searchesOfIp"],
  [LiveSearch, "searchesOfIp"],
  [WantedLines, "searchesOfIp"],
  [PublicInquiry, "inquiriesOfIp"],
  [PrivateInquiry, "inquiriesOfIp"],
]);
