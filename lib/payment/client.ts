import type { z } from "zod";
import { CrossBorderQuery, ForeignAccountAdd, ForeignAccountUpdate, VoucherDetail, VoucherSave } from "@/lib/contract/payment";
import { ask } from "@/lib/http/browser";
import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";
import { AccountForm, type AccountInput, NewAccountForm } from "./form";

export type SaveResult = { kind: "saved"; id: string } | { kind: "failed"; text: string };

export async function saveAccount(account: AccountInput, id: string | undefined): Promise<SaveResult> {
  try {
    const saved = id
      ? await ask(ForeignAccountUpdate, { params: { id }, body: AccountForm.parse(account) })
      : await ask(ForeignAccountAdd, { body: NewAccountForm.parse(account) });
    return { kind: "saved", id: saved.id };
  } catch (error) {
    if (error instanceof GatewayError) return { kind: "failed", text: error.text };
    if (error instanceof GatewayUnreachable) return { kind: "failed", text: "" };
    throw error;
  }
}

export async function paymentStatus(orderNo: string, what: "payment" | "voucher"): Promise<string | undefined> {
  const input = { query: { orderNo } };
  try {
    const { status } = await (what === "payment"
      ? ask(CrossBorderQuery, input, { hidesErrors: true })
      : ask(VoucherDetail, input, { hidesErrors: true }));
    return status;
  } catch (error) {
    if (error instanceof GatewayError || error instanceof GatewayUnreachable) return undefined;
    throw error;
  }
}

type VoucherResult = { kind: "sent" } | { kind: "failed"; text: string };

export async function sendVoucher(body: z.output<typeof VoucherSave.body>): Promise<VoucherResult> {
  try {
    await ask(VoucherSave, { body });
    return { kind: "sent" };
  } catch (error) {
    if (error instanceof GatewayError) return { kind: "failed", text: error.text };
    if (error instanceof GatewayUnreachable) return { kind: "failed", text: "" };
    throw error;
  }
}
