import { CODE_MINUTES, type Slot } from "./code.ts";

/** What is sent to a person: `subject` heads an e-mail, a text message is its text alone. */
export type Letter = { subject: string; text: string };

const PURPOSES: Record<Slot["purpose"], string> = {
  login: "iniciar sesión",
  register: "crear su cuenta",
  "change-email": "confirmar su nuevo correo electrónico",
  "change-phone": "confirmar su nuevo teléfono",
  "change-password": "cambiar su contraseña",
  cancel: "cancelar su cuenta",
  proof: "confirmar que es usted",
};

/** The letter that carries a code. */
export const codeLetter = (purpose: Slot["purpose"], code: string): Letter => ({
  subject: `Código para ${PURPOSES[purpose]}`,
  text: `Su código para ${PURPOSES[purpose]} es ${code}. Vence en ${CODE_MINUTES} minutos y sirve una sola vez. No lo comparta con nadie. Si usted no lo pidió, no haga nada.`,
});

/** Instead of a code, to who asks to register an e-mail that has an account: only its owner learns that it has one. */
export const HAS_ACCOUNT: Letter = {
  subject: "Usted ya tiene una cuenta",
  text: "Alguien pidió crear una cuenta con este correo electrónico, que ya tiene una. Si fue usted, inicie sesión. Si no, no haga nada.",
};

/** Instead of a code, to a contact that a member wants and another account has. */
export const TAKEN: Letter = {
  subject: "Este contacto ya pertenece a una cuenta",
  text: "Alguien pidió añadir este contacto a su cuenta, pero ya pertenece a otra. Si fue usted, use otro contacto o cancele antes la otra cuenta. Si no, no haga nada.",
};

/** To the owner of an account, whose e-mail somebody gave who asked for a quotation without logging in. */
export const QUOTATION_ASKED: Letter = {
  subject: "Pidieron una cotización con su correo electrónico",
  text: "Alguien pidió una cotización con este correo electrónico sin iniciar sesión. Si fue usted, inicie sesión: la solicitud estará entre las suyas. Si no, no haga nada: nadie entró en su cuenta.",
};

/** To an e-mail that is its account's again. */
export const EMAIL_RESTORED: Letter = {
  subject: "Su correo electrónico vuelve a ser el de su cuenta",
  text: "Deshicimos el cambio de correo electrónico y cerramos todas las sesiones. Inicie sesión con un código y cree una contraseña nueva.",
};

export const PASSWORD_CHANGED: Letter = {
  subject: "Su contraseña cambió",
  text: "La contraseña de su cuenta cambió y se cerraron las demás sesiones. Si no fue usted, cree otra de inmediato con un código.",
};

export const CANCELLED: Letter = {
  subject: "Su cuenta quedó cancelada",
  text: "Cancelamos su cuenta y borramos sus datos de contacto. Gracias por haber comprado con nosotros.",
};
