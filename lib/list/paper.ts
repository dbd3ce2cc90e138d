import "server-only";
import type { ResolvedLine } from "@/lib/contract/line";
import { env } from "@/lib/env";
import { dateLabel, fill, money } from "@/lib/format";
import { INK, LEADING, PAGE, RIGHT, type Sheet, sheet } from "@/lib/pdf/sheet";
import { text } from "@/lib/text";
import { unitCount } from "@/lib/unit";
import { isKnown, type KnownLine, listTotal } from "./index";

const t = text.list;
const PICTURE = 44;
const GAP = 10;
const SUM = 90;
const PICTURE_WIDTH_PX = 144;
const PICTURE_TIMEOUT_MS = 3000;
const PICTURES_AT_ONCE = 6;
const PICTURE_BYTES_MAX = 200_000;

/** Undefined for a picture elsewhere. */
const pictureAddress = (cover: string | undefined) =>
  cover?.startsWith("/media/") ? `${env.gatewayUrl}${cover}?w=${PICTURE_WIDTH_PX}` : undefined;

async function loadPicture(cover: string | undefined): Promise<Buffer | undefined> {
  const address = pictureAddress(cover);
  if (!address) return undefined;
  try {
    const signal = AbortSignal.timeout(PICTURE_TIMEOUT_MS);
    const answer = await fetch(address, { headers: { accept: "image/jpeg" }, signal, redirect: "error" });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8;
    return answer.ok && isJpeg && bytes.length <= PICTURE_BYTES_MAX ? bytes : undefined;
  } catch (error) {
    console.warn("a list's picture is left out:", error);
    return undefined;
  }
}

async function loadPictures(lines: KnownLine[]): Promise<Map<string, Buffer>> {
  const covers = [...new Set(lines.flatMap(({ cover }) => cover ?? []))];
  const pictures = new Map<string, Buffer>();
  const worker = async () => {
    for (let cover = covers.shift(); cover !== undefined; cover = covers.shift()) {
      const bytes = await loadPicture(cover);
      if (bytes) pictures.set(cover, bytes);
    }
  };
  await Promise.all(Array.from({ length: PICTURES_AT_ONCE }, worker));
  return pictures;
}

const lineTexts = (line: KnownLine) => ({
  name: line.name,
  facts: [line.sku_id ?? line.product_id, ...Object.values(line.options)].join(" · "),
  amount:
    line.obstacle === undefined
      ? fill(t.each, { quantity: unitCount(line.quantity, line.unit ?? "Piece"), price: money(line.unit_price ?? 0) })
      : `${unitCount(line.quantity, line.unit ?? "Piece")} · ${line.reason ?? t.notNow}`,
  total: line.obstacle === undefined ? money(line.total ?? 0) : "—",
});

function row(paper: Sheet, line: KnownLine, picture: Buffer | undefined): void {
  const { name, facts, amount, total } = lineTexts(line);
  const x = PAGE.margin + PICTURE + GAP;
  const width = RIGHT - x - SUM - GAP;
  const texts = [
    ...paper.lines(name, width, { weight: "bold" }).map((words) => ({ words, look: { weight: "bold" } as const })),
    ...[facts, amount].flatMap((words) => paper.lines(words, width, {})).map((words) => ({ words, look: {} })),
  ];
  const height = Math.max(PICTURE, texts.length * 9 * LEADING);
  paper.room(height + 8);
  const top = paper.top();
  if (picture) paper.picture(picture, PAGE.margin, PICTURE);
  texts.forEach(({ words, look }, index) => {
    paper.write(words, { x }, look, top + index * 9 * LEADING);
  });
  paper.write(total, { x: RIGHT - SUM, width: SUM, align: "right" }, { weight: "bold" }, top);
  paper.moveTo(top + height + 4);
  paper.rule();
  paper.moveTo(paper.top() + 4);
}

type List = { name: string; updated_at: string; lines: ResolvedLine[] };

export async function listPdf({ name, updated_at, lines }: List): Promise<Buffer> {
  const known = lines.filter(isKnown);
  const pictures = await loadPictures(known);
  const day = fill(t.day, { day: dateLabel(updated_at) });
  const sum = `${t.total}: ${money(listTotal(lines))}`;
  const own = await sheet(name, [
    ...[name, day, sum, text.cart.terms, t.shared, text.order.paper.page, "0123456789—"],
    ...known.flatMap((line) => Object.values(lineTexts(line))),
  ]);
  for (const words of own.lines(name, RIGHT - PAGE.margin, { size: 18, weight: "bold" })) {
    own.write(words, { x: PAGE.margin }, { size: 18, weight: "bold" });
    own.moveTo(own.top() + 18 * LEADING);
  }
  own.write(day, { x: PAGE.margin });
  own.moveTo(own.top() + 18);
  own.rule(PAGE.margin, RIGHT, INK);
  own.moveTo(own.top() + 8);
  for (const line of known) row(own, line, line.cover === undefined ? undefined : pictures.get(line.cover));
  own.room(40);
  own.write(sum, { x: PAGE.margin, width: RIGHT - PAGE.margin, align: "right" }, { size: 12, weight: "bold" });
  own.moveTo(own.top() + 22);
  own.write(text.cart.terms, { x: PAGE.margin }, { size: 8 });
  return own.end((page, pages) => [t.shared, fill(text.order.paper.page, { page, pages })]);
}
