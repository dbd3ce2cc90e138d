import { writtenDate } from "@/lib/written-date";
import "server-only";
import type { ResolvedLine } from "@/lib/contract/line";
import { fill, money } from "@/lib/format";
import { DEFAULT_SIZE, INK, LEADING, openSheet, PAGE, RIGHT, type Sheet } from "@/lib/pdf/sheet";
import { text } from "@/lib/text";
import { unitCount } from "@/lib/unit";
import { isKnown, type KnownLine, listTotal } from "./index";
import { loadPictures } from "./load-pictures";

const t = text.list;
// Lengths in points.
const PICTURE_SIDE = 44;
const GAP = 10;
const TOTAL_WIDTH = 90;
const LINE_HEIGHT = DEFAULT_SIZE * LEADING;

const lineTexts = (line: KnownLine) => ({
  name: line.name,
  facts: [line.sku_id ?? line.product_id, ...Object.values(line.options)].join(" · "),
  amount:
    line.obstacle === undefined
      ? fill(t.each, { quantity: unitCount(line.quantity, line.unit ?? "Piece"), price: money(line.unit_price ?? 0) })
      : `${unitCount(line.quantity, line.unit ?? "Piece")} · ${line.reason ?? t.notNow}`,
  total: line.obstacle === undefined ? money(line.total ?? 0) : "—",
});

function writeRow(sheet: Sheet, line: KnownLine, picture: Buffer | undefined): void {
  const { name, facts, amount, total } = lineTexts(line);
  const x = PAGE.margin + PICTURE_SIDE + GAP;
  const width = RIGHT - x - TOTAL_WIDTH - GAP;
  const texts = [
    ...sheet.lines(name, width, { weight: "bold" }).map((words) => ({ words, look: { weight: "bold" } as const })),
    ...[facts, amount].flatMap((words) => sheet.lines(words, width, {})).map((words) => ({ words, look: {} })),
  ];
  const height = Math.max(PICTURE_SIDE, texts.length * LINE_HEIGHT);
  sheet.makeRoom(height + 8);
  const top = sheet.top();
  if (picture) sheet.picture(picture, PAGE.margin, PICTURE_SIDE);
  texts.forEach(({ words, look }, index) => {
    sheet.write(words, { x }, look, top + index * LINE_HEIGHT);
  });
  sheet.write(total, { x: RIGHT - TOTAL_WIDTH, width: TOTAL_WIDTH, align: "right" }, { weight: "bold" }, top);
  sheet.moveTo(top + height + 4);
  sheet.rule();
  sheet.moveTo(sheet.top() + 4);
}

/** The sheet can write only characters that it is given when it is opened, when the number of pages is not known yet. */
const PAGE_NUMBER_DIGITS = "0123456789";

type List = { name: string; updated_at: string; lines: ResolvedLine[] };

export async function listPdf({ name, updated_at, lines }: List): Promise<Buffer> {
  const known = lines.filter(isKnown);
  const pictures = await loadPictures(known);
  const day = fill(t.day, { day: writtenDate(updated_at) });
  const sum = `${t.total}: ${money(listTotal(lines))}`;
  const sheet = await openSheet(name, [
    ...[name, day, sum, text.cart.terms, t.shared, text.order.paper.page, PAGE_NUMBER_DIGITS],
    ...known.flatMap((line) => Object.values(lineTexts(line))),
  ]);
  for (const titleLine of sheet.lines(name, RIGHT - PAGE.margin, { size: 18, weight: "bold" })) {
    sheet.write(titleLine, { x: PAGE.margin }, { size: 18, weight: "bold" });
    sheet.moveTo(sheet.top() + 18 * LEADING);
  }
  sheet.write(day, { x: PAGE.margin });
  sheet.moveTo(sheet.top() + 18);
  sheet.rule(PAGE.margin, RIGHT, INK);
  sheet.moveTo(sheet.top() + 8);
  for (const line of known) writeRow(sheet, line, line.cover === undefined ? undefined : pictures.get(line.cover));
  sheet.makeRoom(40);
  sheet.write(sum, { x: PAGE.margin, width: RIGHT - PAGE.margin, align: "right" }, { size: 12, weight: "bold" });
  sheet.moveTo(sheet.top() + 22);
  sheet.write(text.cart.terms, { x: PAGE.margin }, { size: 8 });
  return sheet.end((page, pages) => [t.shared, fill(text.order.paper.page, { page, pages })]);
}
