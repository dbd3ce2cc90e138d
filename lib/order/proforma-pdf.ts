import { phoneRead } from "@/lib/address/phone";
import type { Order } from "@/lib/contract/order";
import { dateLabel, fill, groupedNumber, money } from "@/lib/format";
import { unitName } from "@/lib/inquiry";
import type { text } from "@/lib/text";
import { optionsLabel, type PreviewLine } from "./index";
import { type Font, type Mark, PAGE, pdfOf, textWidth, wrapped } from "./pdf";
import { statusWord } from "./status-word";

type Words = Pick<(typeof text)["order"], "proformaPage" | "statuses" | "note" | "subtotal" | "total" | "number">;
type Seller = { name: string; lines: string[] };

const { margin } = PAGE;
const RIGHT = PAGE.width - margin;
const BOTTOM = PAGE.height - 72;
/** Right edges of the figures, and the width of what stands before them. */
const COLUMNS = { product: 250, quantity: 385, price: 465, value: RIGHT } as const;
const LEADING = 1.35;

/** Pages that fill from above; a block that does not fit begins the next one. */
function paper() {
  const pages: Mark[][] = [[]];
  let y: number = margin;
  const put = (mark: Mark) => pages.at(-1)?.push(mark);
  const at = (x: number, value: string, size: number, font: Font) =>
    put({ kind: "text", x, y: y + size, size, font, text: value });
  return {
    pages,
    room: (height: number) => {
      if (y + height <= BOTTOM) return;
      pages.push([]);
      y = margin;
    },
    down: (by: number) => {
      y += by;
    },
    left: (x: number, value: string, size = 9, font: Font = "regular") => at(x, value, size, font),
    right: (x: number, value: string, size = 9, font: Font = "regular") =>
      at(x - textWidth(value, size, font), value, size, font),
    rule: () => put({ kind: "rule", x: margin, y, width: RIGHT - margin }),
  };
}
type Paper = ReturnType<typeof paper>;

function paragraph(sheet: Paper, value: string, size: number, font: Font = "regular", width = RIGHT - margin): void {
  for (const line of wrapped(value, width, size, font)) {
    sheet.room(size * LEADING);
    sheet.left(margin, line, size, font);
    sheet.down(size * LEADING);
  }
}

function party(sheet: Paper, title: string, lines: string[]): void {
  paragraph(sheet, title, 8, "bold");
  for (const line of lines.filter(Boolean)) paragraph(sheet, line, 10);
  sheet.down(8);
}

function tableHead(sheet: Paper, t: Words["proformaPage"]): void {
  sheet.left(margin, t.product, 8, "bold");
  sheet.right(COLUMNS.quantity, t.qty, 8, "bold");
  sheet.right(COLUMNS.price, t.price, 8, "bold");
  sheet.right(COLUMNS.value, t.value, 8, "bold");
  sheet.down(13);
  sheet.rule();
  sheet.down(4);
}

function row(sheet: Paper, line: PreviewLine, t: Words["proformaPage"]): void {
  const name = wrapped(line.name, COLUMNS.product, 9);
  const options = wrapped(
    [optionsLabel(line.options), fill(t.unit, { unit: unitName(line.unit) })].filter(Boolean).join(" · "),
    COLUMNS.product,
    8,
  );
  sheet.room((name.length + options.length) * 12 + 4);
  sheet.right(COLUMNS.quantity, groupedNumber(line.quantity));
  sheet.right(COLUMNS.price, money(line.unit_price).replace(" USD", ""));
  sheet.right(COLUMNS.value, money(line.total).replace(" USD", ""));
  for (const part of name) {
    sheet.left(margin, part);
    sheet.down(12);
  }
  for (const part of options) {
    sheet.left(margin, part, 8);
    sheet.down(11);
  }
  sheet.down(4);
}

function shop(sheet: Paper, group: Order["shops"][number], words: Words): void {
  sheet.room(80);
  sheet.down(10);
  paragraph(sheet, group.shop_name, 11, "bold");
  sheet.down(2);
  tableHead(sheet, words.proformaPage);
  for (const line of group.lines) row(sheet, line, words.proformaPage);
  if (group.note) paragraph(sheet, `${words.note}: ${group.note}`, 8);
  sheet.room(18);
  sheet.right(COLUMNS.price, words.subtotal);
  sheet.right(COLUMNS.value, money(group.subtotal), 9, "bold");
  sheet.down(16);
}

/** The proforma of an order as a PDF: who sells, who buys, every line with its price, the total. */
export function proformaPdf(order: Order, seller: Seller, words: Words): string {
  const t = words.proformaPage;
  const sheet = paper();
  paragraph(sheet, t.title, 20, "bold");
  paragraph(sheet, fill(words.number, { number: order.orderNo }), 12);
  paragraph(sheet, `${t.issued} ${dateLabel(order.created_at)} · ${t.status}: ${statusWord(words.statuses, order.status)}`, 9);
  sheet.down(10);
  party(sheet, t.seller, [seller.name, ...seller.lines]);
  party(sheet, t.buyer, [order.address.receiver, order.address.text, phoneRead(order.address.phone)]);
  for (const group of order.shops) shop(sheet, group, words);
  sheet.room(50);
  sheet.rule();
  sheet.down(6);
  sheet.right(COLUMNS.price, words.total, 12, "bold");
  sheet.right(COLUMNS.value, money(order.total), 12, "bold");
  sheet.down(26);
  paragraph(sheet, t.terms, 8);
  const numbered = sheet.pages.map((marks, index): Mark[] => {
    const footer = fill(t.page, { page: index + 1, pages: sheet.pages.length });
    return [...marks, { kind: "text", x: margin, y: PAGE.height - 36, size: 8, font: "regular", text: footer }];
  });
  return pdfOf(`${t.title} ${order.orderNo}`, numbered);
}
