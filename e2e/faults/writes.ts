import { AddressAdd, AddressUpdate } from "../../lib/contract/address";
import type { Call } from "../../lib/contract/call";
import { LineEvaluate } from "../../lib/contract/evaluation";
import { PublicInquiry } from "../../lib/contract/inquiry";
import { LegacyOrderEvaluate, LegacyOrderStore } from "../../lib/contract/legacy-order";
import { ListChange } from "../../lib/contract/list";
import { OrderCancel, OrderStore } from "../../lib/contract/order";
import { ForeignAccountAdd, ForeignAccountUpdate } from "../../lib/contract/payment";
import { Login } from "../../lib/contract/session";
import { TeamChange } from "../../lib/contract/team";
import { SearchWatchCreate } from "../../lib/contract/watch";
import { routes } from "../../lib/routes";
import type { Furnished } from "./member";
import type { Landed } from "./plain-browser";

/** A form with its values and the call behind it. `isGuest`: not logged in. */
type WriteRow = {
  name: string;
  call: Call;
  page: (member: Furnished) => string;
  form: string;
  typed: Record<string, string>;
  /** Field whose value identifies the call. */
  mark: string;
  /** Name and value of the submit button. */
  pressed?: [string, string];
  /** Redirect target, if another page. */
  back?: (member: Furnished) => string;
  /** Field names on that page, if they differ. */
  renamed?: Record<string, string>;
  isGuest?: boolean;
};

const ADDRESS = {
  receiver: "Jóse Ñáñez & hijos",
  phone: "3004445566",
  number: "26",
  crossing: "13",
  plate: "19",
  complement: "Bodega «4»",
  notes: "Timbre dañado",
};
const ACCOUNT = { holder: "Importadora Ñandú SAS", bank: "Banco de Bogotá", number: "204-99-8877" };
const ASKED = {
  details: "Con logo, caja de 12.\nSegunda línea.",
  email: "compras@example.co",
  phone: "3004445566",
  destination: "Pasto",
};
const checkout = ({ line }: Furnished) =>
  `${routes.checkout}?${new URLSearchParams({ product_id: line.product_id, quantity: "1000" })}`;
const legacyOrders = () => routes.orderList({ family: "legacy" });

/** Every form with typed values, and its call. */
export const WRITES: readonly WriteRow[] = [
  {
    name: "a new address",
    mark: "receiver",
    call: AddressAdd,
    page: () => `${routes.newAddress()}?department=05`,
    form: "form[action='/api/address']",
    typed: { ...ADDRESS, department: "05", municipality: "05001" },
    back: () => routes.newAddress(),
  },
  {
    name: "an address",
    mark: "receiver",
    call: AddressUpdate,
    page: ({ addressId }) => routes.editAddress(addressId),
    form: "form[action='/api/address']",
    typed: ADDRESS,
  },
  {
    name: "a new payment method",
    mark: "holder",
    call: ForeignAccountAdd,
    page: () => routes.newPaymentMethod,
    form: "form[action='/api/payment/account']",
    typed: { ...ACCOUNT, currency: "USD", country: "CO" },
  },
  {
    name: "a payment method",
    mark: "holder",
    call: ForeignAccountUpdate,
    page: ({ accountId }) => routes.editPaymentMethod(accountId),
    form: "form[action='/api/payment/account']",
    typed: ACCOUNT,
  },
  {
    name: "the reason to cancel an order",
    mark: "reason",
    call: OrderCancel,
    page: ({ abroadNo }) => routes.order(abroadNo),
    form: "form:has([name=reason])",
    typed: { reason: "Me equivoqué de talla y de color" },
    pressed: ["intent", "cancel"],
  },
  {
    name: "the evaluation of an order",
    mark: "comment",
    call: LegacyOrderEvaluate,
    page: ({ doneNo }) => routes.order(doneNo, "legacy"),
    form: "form:has([name=comment])",
    typed: { score: "4", comment: "Llegó completo, pero tarde." },
    pressed: ["intent", "evaluate"],
  },
  {
    name: "what a member says of goods",
    mark: "text",
    call: LineEvaluate,
    page: ({ saidNo, line }) => routes.evaluation(saidNo, line, "legacy"),
    form: "form:has([name=pictures])",
    typed: { score: "4", text: "Llegó «completo», con una caja abollada." },
    pressed: ["intent", "save"],
  },
  {
    name: "a checkout",
    mark: "purchase_order",
    call: OrderStore,
    page: checkout,
    form: "#confirmar",
    typed: { purchase_order: "OC-2026-17", "note-": "Marcar las cajas con la OC" },
  },
  {
    name: "a draft of an order",
    mark: "purchase_order",
    call: LegacyOrderStore,
    page: legacyOrders,
    form: "form[action='/api/order/draft']",
    typed: { note: "Frágil, no apilar", purchase_order: "OC-2026-18" },
    pressed: ["intent", "place"],
  },
  {
    name: "a request for quotation",
    mark: "goods_name",
    call: PublicInquiry,
    page: () => routes.quote,
    form: "form[action='/api/inquiry']",
    typed: { ...ASKED, goods_name: "Termos de acero", goods_num: "1200", goods_unit: "Piece", is_agree_brpr: "on" },
  },
  {
    name: "a quick request for quotation",
    mark: "name",
    call: PublicInquiry,
    page: () => routes.home,
    form: "form[action='/api/inquiry']",
    typed: { name: "Vasos de vidrio", quantity: "600", unit: "Piece", email: "compras@example.co" },
    back: () => routes.quote,
    renamed: { name: "goods_name", quantity: "goods_num", unit: "goods_unit" },
  },
  {
    name: "a list",
    mark: "name",
    call: ListChange,
    page: ({ listIds: [id = ""] }) => routes.list(id),
    form: "#lista",
    typed: { name: "Ñapa de «Navidad»", quantity: "36" },
    pressed: ["intent", "save"],
  },
  {
    name: "a saved search",
    mark: "name",
    call: SearchWatchCreate,
    page: () => routes.newSearchWatch({ keyword: "termo", max_price: 20 }),
    form: "form[action='/api/watch']",
    typed: { name: "Ñapa de «termos»" },
    pressed: ["intent", "search"],
  },
  {
    name: "a team",
    mark: "name",
    call: TeamChange,
    page: () => routes.team,
    form: "form:has(#team-above)",
    typed: { name: "Ñandú & «Cía.»", approve_above: "1500.50" },
    pressed: ["intent", "change"],
  },
  {
    name: "a login",
    mark: "email",
    call: Login,
    page: () => routes.login,
    form: "form[action='/api/session/login']",
    typed: { email: "ana.ruiz@example.co", password: "No-es-esta-9" },
    isGuest: true,
  },
];

/** Not restored: consent and secrets. */
const NOT_SHOWN = ["is_agree_brpr", "password"];

/** Form data as a browser would post it. A name ending in a hyphen matches by prefix. */
export function filled(
  { $ }: Landed,
  { form, typed, pressed, isGuest }: WriteRow,
): { action: string; fields: [string, string][]; typed: Record<string, string> } {
  const found = $(form).first();
  if (found.length === 0) throw new Error(`no form ${form}`);
  const id = found.attr("id");
  const outside = id ? $(`[form="${id}"]`).toArray() : [];
  const names = [...found.find("[name]").toArray(), ...outside].map((field) => $(field).attr("name") ?? "");
  const own = Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [
      name.endsWith("-") ? (names.find((one) => one.startsWith(name)) ?? name) : name,
      value,
    ]),
  );
  const given = new Map<string, string>();
  const put = (name: string, value: string) => given.set(name, value);
  const standing: [string, string][] = [...found.serializeArray(), ...outside.flatMap((field) => $(field).serializeArray())].map(
    ({ name, value }) => [name, value],
  );
  for (const [name, value] of standing) if (!(name in own)) put(name, value);
  const repeated = standing.filter(([name], index) => standing.findIndex(([one]) => one === name) !== index && !(name in own));
  for (const [name, value] of Object.entries(own)) put(name, value);
  if (pressed) put(...pressed);
  if (isGuest) put("method", "password");
  return { action: found.attr("action") ?? "", fields: [...given, ...repeated], typed: own };
}

function shown({ $ }: Landed, name: string): string[] {
  return $(`main [name="${name}"]`)
    .toArray()
    .flatMap((element) => {
      const field = $(element);
      if (field.is("[type=radio], [type=checkbox]")) return field.is("[checked]") ? [field.attr("value") ?? "on"] : [];
      const value = field.val();
      return typeof value === "string" ? [value] : [];
    });
}

/** The problem of the page after a failed form, if any: values are kept and an error is shown. */
export function heldProblem(landed: Landed, row: WriteRow, typed: Record<string, string>, member: Furnished): string | undefined {
  if (landed.status !== 200 || landed.$("html").attr("lang") !== "es-CO") return `status ${landed.status} at ${landed.path}`;
  const page = (row.back ?? row.page)(member).split("?")[0];
  if (landed.path.split("?")[0] !== page) return `led to ${landed.path}`;
  const lost = Object.entries(typed).filter(([name, value]) => {
    const values = shown(landed, row.renamed?.[name] ?? name).map((text) => text.replaceAll("\r\n", "\n"));
    return !NOT_SHOWN.includes(name) && !values.includes(value);
  });
  if (lost.length > 0) return `lost ${lost.map(([name]) => name).join(", ")}`;
  return told(landed) === "" ? "without a word" : undefined;
}

/** Text of the page's alerts. */
export const told = ({ $ }: Landed): string => $("main [role=alert]").text().trim();
