import type { Contact } from "../session/contact.ts";
import type { NoticeContent } from "./content.ts";

const MOMENT = new Intl.DateTimeFormat("es-CO", { dateStyle: "long", timeStyle: "short", timeZone: "America/Bogota" });

export const signedIn = (at: Date): NoticeContent => ({
  event: "new_device",
  kind: "account",
  title: "Entraron a su cuenta desde un dispositivo nuevo",
  summary: `Alguien inició sesión en su cuenta desde un navegador que no conocíamos, el ${MOMENT.format(at)}.`,
  paragraphs: ["Si fue usted, no haga nada. Si no, cierre esa sesión y cambie su contraseña."],
  link: "/personCenter/Account#sesiones",
  action: "Revisar mis sesiones",
});

const ofContact = {
  event: "contact_changed",
  kind: "account" as const,
  paragraphs: ["Si usted no hizo el cambio, revise su cuenta y cambie su contraseña."],
  link: "/personCenter/Account",
  action: "Revisar mi cuenta",
};

const CONTACTS = { email: "correo electrónico", phone: "teléfono" };

export const contactChanged = (kind: Contact["kind"]): NoticeContent => ({
  ...ofContact,
  title: `Su ${CONTACTS[kind]} cambió`,
  summary: `Su cuenta ya no usa el ${CONTACTS[kind]} de antes.`,
});

export const contactAdded = (kind: Contact["kind"]): NoticeContent => ({
  ...ofContact,
  title: `Agregó un ${CONTACTS[kind]} a su cuenta`,
  summary: `Desde ahora puede iniciar sesión con ese ${CONTACTS[kind]}.`,
});

/** The e-mail about a change of contact, with an undo link, which the message on the site must not have. */
export const withUndo = (notice: NoticeContent, undo: string): NoticeContent => ({
  ...notice,
  paragraphs: ["Si usted no hizo el cambio, deshágalo en los próximos 3 días."],
  link: undo,
  action: "Deshacer el cambio",
});
