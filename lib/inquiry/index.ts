import type { z } from "zod";
import type { InquiryDetail, InquiryTeam, Offer } from "@/lib/contract/inquiry";
import units from "@/lib/contract/units.json";
import { groupedNumber, money, numberLabel } from "@/lib/format";
import { BLANK_LONG, type LongInput } from "./form";

/** An inquiry that may be a team's. */
export type OfTeam = { team?: InquiryTeam | null | undefined };

/** Lower case; the wire name when not one of the 92 units of specification 12.7. */
export function unitName(singular: string | undefined): string {
  return (units.find((unit) => unit.singular === singular)?.es ?? singular ?? "unidad").toLowerCase();
}

export type UnitOption = { value: string; label: string };

/** Specification 12.7. */
export const KNOWN_UNITS: UnitOption[] = units.map(({ singular, es }) => ({ value: singular, label: es }));

export const unitOptions = (listed: { singular: string }[]): UnitOption[] =>
  listed.map(({ singular }) => ({
    value: singular,
    label: KNOWN_UNITS.find(({ value }) => value === singular)?.label ?? singular,
  }));

/** Spanish plural: `pieza`, `par`, `palé`, `vez`. */
function pluralWord(word: string): string {
  if (/[aeiouáéó]$/.test(word)) return `${word}s`;
  if (/z$/.test(word)) return `${word.slice(0, -1)}ces`;
  // galón, galones: the accent falls away.
  if (/ón$/.test(word)) return `${word.slice(0, -2)}ones`;
  return /s$/.test(word) ? word : `${word}es`;
}

/** `1 pieza`, `500 piezas`, `2 contenedores de 20 pies`. */
export function unitCount(count: number, singular: string | undefined): string {
  const name = unitName(singular);
  if (!units.some((unit) => unit.singular === singular)) return `${numberLabel(count)} ${name}`;
  const [noun = "", rest = ""] = name.split(/(?= de | \()/);
  const many = noun.split(" ").map(pluralWord).join(" ") + rest;
  return `${numberLabel(count)} ${count === 1 ? name : many}`;
}

/** With the content of one unit where known: `84 paquetes de 6 piezas`. */
export function offeredCount(count: number, { unit, unit_content: content }: Pick<Offer, "unit" | "unit_content">): string {
  const counted = unitCount(count, unit);
  return content && content > 1 && unit !== "Dozen" && unit !== "Pair" ? `${counted} de ${unitCount(content, "Piece")}` : counted;
}

export function amountLabel(amount: number, currency: string): string {
  if (currency === "USD") return money(amount);
  const [whole = "0", cents = "00"] = amount.toFixed(2).split(".");
  return `${groupedNumber(Number(whole))}${cents === "00" ? "" : `,${cents}`} ${currency}`;
}

const typedAmount = (amount: number | undefined) => (amount === undefined ? "" : String(amount).replace(".", ","));

/** Whether a member may do something with an inquiry: anything with an own one; with the team's what the role allows. */
export const mayDoWith = ({ team }: OfTeam, action: "ask" | "order"): boolean => !team || team.may.includes(action);

/** The long form for completing an inquiry; lower category levels are chosen again. */
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

export type OfferFact = "cheapest" | "fastest" | "smallest";

const FACTS: { fact: OfferFact; of: (offer: Offer) => number | undefined }[] = [
  { fact: "cheapest", of: ({ unit_price }) => unit_price },
  { fact: "fastest", of: ({ lead_time_days }) => lead_time_days },
  { fact: "smallest", of: ({ min_quantity }) => min_quantity },
];

/** Best offers by fact; ties, single offers and different units mark none. */
export function offerFacts(offers: Offer[]): Map<string, OfferFact[]> {
  const open = offers.filter(({ status }) => status === "open" || status === "accepted");
  const found = new Map<string, OfferFact[]>();
  if (open.length < 2) return found;
  const isComparable =
    new Set(open.map(({ unit, unit_content: content = 0, currency_unit }) => `${unit} ${content} ${currency_unit}`)).size === 1;
  for (const { fact, of } of FACTS) {
    if (fact === "cheapest" && !isComparable) continue;
    const sorted = open.flatMap((offer) => {
      const value = of(offer);
      return value === undefined ? [] : [{ id: offer.id, value }];
    });
    const [best, second] = sorted.sort((one, other) => one.value - other.value);
    if (best && second && best.value < second.value) found.set(best.id, [...(found.get(best.id) ?? []), fact]);
  }
  return found;
}
