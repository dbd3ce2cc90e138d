import type { z } from "zod";
import type { InquiryDetail } from "@/lib/contract/inquiry";
import { withPostedValues } from "@/lib/form/values";
import { firstValue } from "@/lib/search-params";
import { BLANK_LONG, type LongInput, parseLevel } from "./form";

type Query = Record<string, string | string[] | undefined>;

const QUERY_DETAILS_MAX = 2000;

export function longInputFromQuery(query: Query): LongInput {
  const text = (name: string) => firstValue(query[name]).slice(0, 200);
  return {
    ...BLANK_LONG,
    goods_name: text("goods_name"),
    goods_num: text("goods_num"),
    goods_unit: text("goods_unit"),
    details: firstValue(query.details).slice(0, QUERY_DETAILS_MAX),
    country_code: text("country_code") || BLANK_LONG.country_code,
  };
}

/** The text of an amount as it would be typed in the form, with a decimal comma. */
const typedAmount = (amount: number | undefined) => (amount === undefined ? "" : String(amount).replace(".", ","));

/** Values for the form that completes an inquiry. Categories must be chosen again: the gateway tells only their names. */
export function toLongInput(inquiry: z.output<typeof InquiryDetail.response>): LongInput {
  const { name, quantity, unit = "", detail, email = "", max_budget, lead_time_ship_days, ...rest } = inquiry;
  return {
    ...BLANK_LONG,
    goods_name: name,
    goods_num: typedAmount(quantity),
    goods_unit: unit,
    details: detail === name ? "" : detail,
    sourcing_type: rest.sourcing_type ?? "",
    sourcing_purpose: rest.sourcing_purpose ?? "",
    max_budget: typedAmount(max_budget),
    currency_unit: rest.currency_unit ?? BLANK_LONG.currency_unit,
    trade_terms: rest.trade_terms ?? "",
    shipping_method: rest.shipping_method ?? "",
    destination: rest.destination ?? "",
    lead_time_ship_days: typedAmount(lead_time_ship_days),
    email,
    country_code: rest.country_code ?? BLANK_LONG.country_code,
    phone: rest.phone ?? "",
    whatsapp: rest.whatsapp ?? "",
  };
}

/** `start` with the texts and categories of a posted form that failed; consent must be given anew. */
export function withPostedLong(start: LongInput, posted: Record<string, string[]> | undefined): LongInput {
  const { levels, is_agree_brpr: consent, ...texts } = start;
  const chosen = [1, 2, 3].flatMap((level) => parseLevel(posted?.[`level${level}`]?.[0] ?? ""));
  return { ...withPostedValues(texts, posted), levels: chosen.length > 0 ? chosen : levels, is_agree_brpr: consent };
}
