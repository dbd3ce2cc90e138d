import { z } from "zod";
import { call } from "./call.ts";
import { TRANSFER_ACCOUNT } from "./order-payments.ts";
import { FileUrl, Id, Money, Timestamp } from "./wire.ts";

/** Path segments of the providers of specification 17.2. */
export const PAYMENT_PROVIDERS = { crossBorder: "crossborder", bank: "bank" } as const;

/** An account from which a member pays. Its number is masked. */
const ForeignAccount = z.object({
  id: Id,
  holder: z.string(),
  bank: z.string(),
  country: z.string(),
  currency: z.string(),
  masked_number: z.string(),
  is_default: z.boolean().default(false),
});
export type ForeignAccount = z.output<typeof ForeignAccount>;

/** `number`: an IBAN or a local number; responses carry only its end. */
const AccountFields = z.object({
  holder: z.string().trim().min(1).max(120),
  bank: z.string().trim().min(1).max(120),
  country: z.string().regex(/^[A-Z]{2}$/, "Elija el país."),
  currency: z.string().regex(/^[A-Z]{3}$/, "Elija la moneda."),
  number: z.string().trim().min(4).max(50),
  swift: z.string().trim().max(15).optional(),
  is_default: z.boolean().default(false),
});

const Key = z.object({ id: Id });
const member = { base: "base3", session: true, browser: true } as const;

export const ForeignAccountList = call({
  ...member,
  method: "GET",
  path: "national/v1/account/list",
  summary: "The member's payment methods",
  response: z.object({ data: z.array(ForeignAccount) }),
});

export const ForeignAccountDetail = call({
  ...member,
  method: "GET",
  path: "national/v1/account/detail/{id}",
  summary: "One payment method",
  params: Key,
  response: ForeignAccount.extend({ swift: z.string().optional(), created_at: Timestamp }),
});

export const ForeignAccountAdd = call({
  ...member,
  method: "POST",
  path: "national/v1/account/add",
  summary: "Add a payment method",
  body: AccountFields,
  response: Key,
});

export const ForeignAccountUpdate = call({
  ...member,
  method: "PUT",
  path: "national/v1/account/update/{id}",
  summary: "Change a payment method; without a number the old one stays",
  params: Key,
  body: AccountFields.partial({ number: true }),
  response: Key,
});

export const ForeignAccountDelete = call({
  ...member,
  method: "DELETE",
  path: "national/v1/account/delete/{id}",
  summary: "Delete a payment method",
  params: Key,
  response: Key,
});

const OrderPayment = z.object({ orderNo: Id, paymentAccountId: Id });

export const CrossBorderPayInit = call({
  ...member,
  method: "POST",
  path: `national/orderPayments/${PAYMENT_PROVIDERS.crossBorder}/payinit`,
  summary: "Begin a payment on the provider's hosted page",
  query: OrderPayment,
  response: z.object({ payment_id: Id, redirect_url: z.string() }),
});

export const BankPayInit = call({
  ...member,
  method: "POST",
  path: `national/orderPayments/${PAYMENT_PROVIDERS.bank}/payinit`,
  summary: "Begin a bank transfer: where to pay and with which reference",
  query: OrderPayment.partial({ paymentAccountId: true }),
  response: z.object({
    payment_id: Id,
    ...TRANSFER_ACCOUNT,
    reference: z.string(),
    amount: Money,
    currency: z.string().default("USD"),
    expires_at: Timestamp.optional(),
  }),
});

export const CrossBorderQuery = call({
  ...member,
  method: "GET",
  path: `national/orderPayments/${PAYMENT_PROVIDERS.crossBorder}/query`,
  summary: "How the last payment of an order stands; 404 when none was begun",
  query: z.object({ orderNo: Id }),
  /** `status`: `pending`, `approved`, `declined`, `abandoned`; an unknown one is shown as it came. */
  response: z.object({ orderNo: Id, payment_id: Id, status: z.string(), amount: Money, reason: z.string().optional() }),
});

export const VoucherSave = call({
  ...member,
  method: "POST",
  path: "national/forex/buyer/voucher/save",
  summary: "Hand in the voucher of a bank transfer",
  body: z.object({
    orderNo: Id,
    voucher_url: FileUrl,
    amount: Money,
    currency: z.string().length(3),
    invoice_no: z.string().max(60).optional(),
    paid_at: z.iso.date(),
  }),
  response: z.object({ id: Id, status: z.string() }),
});

export const VoucherDetail = call({
  ...member,
  method: "GET",
  path: "national/forex/buyer/voucher/detail",
  summary: "The last voucher of an order and its review; 404 when none was handed in",
  query: z.object({ orderNo: Id }),
  response: z.object({
    id: Id,
    orderNo: Id,
    voucher_url: z.string(),
    amount: Money,
    currency: z.string(),
    status: z.string(),
    note: z.string().default(""),
    created_at: Timestamp,
  }),
});
