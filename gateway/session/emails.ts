import type { Email } from "../outbox/email.ts";
import { CODE_MINUTES, type Slot } from "./code.ts";

const PURPOSES: Record<Slot["purpose"], string> = {
  login: "iniciar sesión",
  register: "crear su cuenta",
  "change-email": "confirmar su nuevo correo electrónico",
  "change-phone": "confirmar su nuevo teléfono",
  "change-password": "cambiar su contraseña",
  cancel: "eliminar su cuenta",
  proof: "confirmar que es usted",
};

const LOGIN = { label: "Iniciar sesión", path: "/login" };

const aboutAccount = (subject: string, paragraphs: string[], more: Pick<Email, "code" | "action"> = {}): Email => ({
  subject,
  paragraphs,
  lines: [],
  isOptional: false,
  ...more,
});

export const codeEmail = (purpose: Slot["purpose"], code: string): Email =>
  aboutAccount(
    `Código para ${PURPOSES[purpose]}`,
    [
      `Su código para ${PURPOSES[purpose]}: ${code}`,
      `Vence en ${CODE_MINUTES} minutos y sirve una sola vez. No lo comparta con nadie. Si usted no lo pidió, no haga nada.`,
    ],
    { code },
  );

/** Sent to an e-mail that has an account, instead of a code: when somebody registers with it, or asks for a code in an account that repeats it (`is_aside`). */
export const HAS_ACCOUNT = aboutAccount(
  "Usted ya tiene una cuenta",
  [
    "Alguien pidió crear una cuenta con este correo electrónico, que ya tiene una.",
    "Si fue usted, inicie sesión. Si no, no haga nada.",
  ],
  { action: LOGIN },
);

/** Sent instead of a code to a contact that belongs to another account. */
export const TAKEN = aboutAccount("Este contacto ya pertenece a una cuenta", [
  "Alguien pidió añadir este contacto a su cuenta, pero ya pertenece a otra.",
  "Si fue usted, use otro contacto o elimine antes la otra cuenta. Si no, no haga nada.",
]);

/** Sent to an account's owner after a guest asked for a quotation with the account's e-mail. */
export const QUOTATION_ASKED = aboutAccount(
  "Pidieron una cotización con su correo electrónico",
  [
    "Alguien pidió una cotización con este correo electrónico sin iniciar sesión.",
    "Si fue usted, inicie sesión: la solicitud estará entre las suyas. Si no, no haga nada: nadie entró en su cuenta.",
  ],
  { action: LOGIN },
);

export const CONTACT_CHANGE_UNDONE = aboutAccount(
  "Deshicimos el cambio en su cuenta",
  [
    "Su cuenta usa este correo electrónico y quedó sin teléfono ni contraseña. Cerramos todas las sesiones.",
    "Inicie sesión con un código y cree una contraseña nueva.",
  ],
  { action: LOGIN },
);

export const PASSWORD_CHANGED = aboutAccount(
  "Su contraseña cambió",
  [
    "La contraseña de su cuenta cambió y se cerraron las demás sesiones.",
    "Si no fue usted, cree otra de inmediato con un código.",
  ],
  { action: { label: "Revisar mi cuenta", path: "/personCenter/Account" } },
);

export const CANCELLED = aboutAccount("Su cuenta quedó eliminada", [
  "Eliminamos su cuenta y borramos sus datos de contacto.",
  "Gracias por haber comprado con nosotros.",
]);
