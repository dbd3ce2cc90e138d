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

const contactChanged = (what: string): NoticeContent => ({
  ...ofContact,
  title: `Su ${what} cambió`,
  summary: `Su cuenta ya no usa el ${what} de antes.`,
});

const contactAdded = (what: string): NoticeContent => ({
  ...ofContact,
  title: `Agregó un ${what} a su cuenta`,
  summary: `Desde ahora puede iniciar sesión con ese ${what}.`,
});

export const emailAdded = (): NoticeContent => contactAdded("correo electrónico");

export const emailChanged = (): NoticeContent => contactChanged("correo electrónico");

/** For the e-mail about a change of contact alone: its message on the site must not have the link. */
export const withUndo = (notice: NoticeContent, undo: string): NoticeContent => ({
  ...notice,
  paragraphs: ["Si usted no hizo el cambio, deshágalo en los próximos 3 días."],
  link: undo,
  action: "Deshacer el cambio",
});

export const phoneAdded = (): NoticeContent => contactAdded("teléfono");

export const phoneChanged = (): NoticeContent => contactChanged("teléfono");
