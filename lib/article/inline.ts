import { env } from "@/lib/env";
import { fill } from "@/lib/format";

/** Fills in `{site}`, `{company}`, `{address}`, `{email}`, `{phone}` and `{siteUrl}`. */
export function fillCompanyFacts(sentence: string): string {
  return fill(sentence, {
    site: env.SITE_NAME,
    siteUrl: env.SITE_URL,
    company: env.COMPANY_NAME,
    address: env.COMPANY_ADDRESS,
    email: env.COMPANY_EMAIL,
    phone: env.COMPANY_PHONE,
  });
}

type InlinePart = { start: number; text: string; strong?: boolean; href?: string };

const MARK = /\*\*([^*]+)\*\*|\[([^[\]]+)\]\(((?:\/|https:\/\/|mailto:)[^)\s]*)\)/g;

/** Splits a sentence at `**strong**` and `[link](/address)`. */
export function inlineParts(sentence: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let end = 0;
  for (const { index, 0: mark, 1: strong, 2: label = "", 3: href = "" } of sentence.matchAll(MARK)) {
    if (index > end) parts.push({ start: end, text: sentence.slice(end, index) });
    parts.push({ start: index, ...(strong === undefined ? { text: label, href } : { text: strong, strong: true }) });
    end = index + mark.length;
  }
  if (end < sentence.length) parts.push({ start: end, text: sentence.slice(end) });
  return parts;
}
