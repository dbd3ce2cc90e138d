import { z } from "zod";
import { DETAILS_MAX } from "@/lib/contract/limits";
import { wordFor } from "@/lib/format";
import later from "@/messages/later.json";

export const INQUIRY_HANDLER = "/api/inquiry";

/** Keys of `inquiry.errors` in messages/later.json. */
export type ErrorKey =
  | "name"
  | "nameLong"
  | "unit"
  | "email"
  | "quantity"
  | "whole"
  | "budget"
  | "days"
  | "phone"
  | "long"
  | "consent";

const key = (name: ErrorKey) => name;

/** The sentence for an error's key. Any other text is a sentence already. */
export const errorText = (error: string | undefined): string | undefined => error && wordFor(later.inquiry.errors, error);

/** An inquiry may ask for more than a line of an order may have. */
const REQUESTED_MAX = 1_000_000_000;

const Name = z.string().trim().min(1, key("name")).max(200, key("nameLong"));
const Unit = z.string().trim().min(1, key("unit"));
const Email = z
  .string()
  .trim()
  .max(254, key("email"))
  .pipe(z.email(key("email")));

const GROUPED = /^-?\d{1,3}(\.\d{3})+(,\d+)?$/;
/** `1500.50`, `1,500.50`: a point begins one or two decimals, since many number keyboards have no comma. */
const WITH_POINT = /^-?(\d+|\d{1,3}(,\d{3})+)\.\d{1,2}$/;

/** Reads `1.500,5`, where dots group thousands and a comma begins the decimals, or WITH_POINT. Undefined for a blank text, NaN for any other. */
function typedNumber(text: string): number | undefined {
  const plain = text.replaceAll(/\s/g, "");
  if (plain === "") return undefined;
  if (WITH_POINT.test(plain)) return Number(plain.replaceAll(",", ""));
  if (plain.includes(".") && !GROUPED.test(plain)) return Number.NaN;
  return Number(plain.replaceAll(".", "").replace(",", "."));
}

const typedAs = <Schema extends z.ZodType<number | undefined, number | undefined>>(schema: Schema) =>
  z.string().transform(typedNumber).pipe(schema);

const Quantity = z.number(key("quantity")).min(1, key("quantity")).max(REQUESTED_MAX, key("quantity"));
const Budget = z.number(key("budget")).nonnegative(key("budget")).max(1e12, key("budget"));
const Days = z.number(key("days")).int(key("days")).min(1, key("days")).max(365, key("days"));

/** Specification 12.3: the contact's label says mobile number, but what is typed must be an e-mail. */
export const QuickInquiry = z.object({ name: Name, quantity: typedAs(Quantity.optional()), unit: Unit, email: Email });
export type QuickInput = z.input<typeof QuickInquiry>;
export type QuickInquiry = z.output<typeof QuickInquiry>;

export const BLANK_QUICK: QuickInput = { name: "", quantity: "", unit: "", email: "" };

const PHONE = /^\+?[\d\s().-]+$/;
const digitsIn = (text: string) => text.replaceAll(/\D/g, "").length;
const Phone = z
  .string()
  .trim()
  .refine((text) => text === "" || (PHONE.test(text) && digitsIn(text) >= 7 && digitsIn(text) <= 15), key("phone"));

const Choice = z.string().max(40);
const Level = z.object({ id: z.string(), name: z.string() });

/** Wire names of units of which there are no parts. Of others, such as kilograms and dozens, half a one can be asked for. */
const WHOLE_UNITS = new Set(
  "Piece Unit Pair Set Pack Box Carton Case Bag Roll Sheet Tray Parcel Pallet Barrel Blade Combo Plant".split(" "),
);

const isWholeWhereNeeded = (quantity: number, unit: string) => Number.isInteger(quantity) || !WHOLE_UNITS.has(unit);

const LongFields = z.object({
  goods_name: Name,
  goods_num: typedAs(Quantity),
  goods_unit: Unit,
  levels: z.array(Level).max(3),
  details: z.string().trim().max(DETAILS_MAX, key("long")),
  sourcing_type: Choice,
  sourcing_purpose: Choice,
  max_budget: typedAs(Budget.optional()),
  currency_unit: Choice,
  trade_terms: Choice,
  shipping_method: Choice,
  destination: z.string().trim().max(200, key("long")),
  lead_time_ship_days: typedAs(Days.optional()),
  email: Email,
  country_code: z.string().max(8),
  phone: Phone,
  whatsapp: Phone,
  is_agree_brpr: z.boolean().pipe(z.literal(true, key("consent"))),
});

/** Specification 12.8. */
export const LongInquiry = LongFields.refine(({ goods_num, goods_unit }) => isWholeWhereNeeded(goods_num, goods_unit), {
  path: ["goods_num"],
  error: key("whole"),
  // Also where other fields are wrong, so that it is told as soon as the quantity is typed.
  when: ({ issues }) => !issues.some(({ path }) => path?.[0] === "goods_num"),
});
export type LongInquiry = z.output<typeof LongInquiry>;
export type LongInput = z.input<typeof LongInquiry>;

export const BLANK_LONG: LongInput = {
  goods_name: "",
  goods_num: "",
  goods_unit: "",
  levels: [],
  details: "",
  sourcing_type: "",
  sourcing_purpose: "",
  max_budget: "",
  currency_unit: "USD",
  trade_terms: "",
  shipping_method: "",
  destination: "",
  lead_time_ship_days: "",
  email: "",
  country_code: "57",
  phone: "",
  whatsapp: "",
  is_agree_brpr: false,
};

const { levels: _levels, is_agree_brpr: _consent, ...BLANK_TEXTS } = BLANK_LONG;

export const TEXT_FIELDS = Object.keys(LongInquiry.shape).filter((name): name is keyof typeof BLANK_TEXTS => name in BLANK_TEXTS);

/** Raises a quantity to the minimum of specification 23.5 on blur. */
export function validQuantityText(text: string): string {
  const number = typedNumber(text);
  return number !== undefined && number < 1 ? "1" : text;
}

export const levelText = ({ id, name }: z.input<typeof Level>) => `${id}|${name}`;

/** Reads what `levelText` wrote; empty for anything else. */
export const parseLevel = (text: string) => {
  const [id, name] = text.split("|");
  return id && name ? [{ id, name }] : [];
};
