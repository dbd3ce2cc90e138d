import "server-only";
import { fill } from "@/lib/format";
import { DEFAULT_SIZE, INK, LEADING, type Look, MUTED, openSheet, PAGE, RIGHT, type Sheet } from "@/lib/pdf/sheet";
import { text } from "@/lib/text";
import type { Paper, PaperLine } from "./paper";

const t = text.order.paper;
const WIDTH = RIGHT - PAGE.margin;
const GAP = 12;
const FIGURE_WIDTHS = [84, 74, 88] as const;
const PRODUCT_WIDTH = WIDTH - FIGURE_WIDTHS.reduce((sum, width) => sum + width + GAP, 0);

const LABEL: Look = { size: 8, color: MUTED };
const STRONG: Look = { weight: "bold" };
const SMALL: Look = { size: 8, color: MUTED };
const textHeight = (lines: number, { size = DEFAULT_SIZE }: Look) => lines * size * LEADING;

/** Writes lines below one another; returns their bottom edge. */
function writeLines(sheet: Sheet, lines: string[], x: number, top: number, look: Look): number {
  lines.forEach((line, index) => {
    sheet.write(line, { x }, look, top + textHeight(index, look));
  });
  return top + textHeight(lines.length, look);
}

function writeParagraph(sheet: Sheet, words: string, look: Look): void {
  for (const line of sheet.lines(words, WIDTH, look)) {
    sheet.makeRoom(textHeight(1, look));
    sheet.write(line, { x: PAGE.margin }, look);
    sheet.moveTo(sheet.top() + textHeight(1, look));
  }
}

function writeFacts(sheet: Sheet, facts: Paper["facts"], columns: number): void {
  const width = (WIDTH - GAP * (columns - 1)) / columns;
  for (let first = 0; first < facts.length; first += columns) {
    const row = facts.slice(first, first + columns).map(({ label, value }) => ({
      labels: sheet.lines(label, width, LABEL),
      values: sheet.lines(value, width, STRONG),
    }));
    const height = Math.max(
      ...row.map(({ labels, values }) => textHeight(labels.length, LABEL) + textHeight(values.length, STRONG)),
    );
    sheet.makeRoom(height);
    const top = sheet.top();
    row.forEach(({ labels, values }, index) => {
      const x = PAGE.margin + index * (width + GAP);
      writeLines(sheet, values, x, writeLines(sheet, labels, x, top, LABEL), STRONG);
    });
    sheet.moveTo(top + height + 6);
  }
}

function writeParties(sheet: Sheet, all: Paper["parties"]): void {
  const width = (WIDTH - GAP * 2) / 2;
  const top = sheet.top();
  const ends = all.map(({ title, lines: [name = "", ...rest] }, index) => {
    const x = PAGE.margin + index * (width + GAP * 2);
    const nameBottom = writeLines(sheet, sheet.lines(name, width, STRONG), x, writeLines(sheet, [title], x, top, LABEL), STRONG);
    const lines = rest.flatMap((line) => sheet.lines(line, width, {}));
    return writeLines(sheet, lines, x, nameBottom, {});
  });
  sheet.moveTo(Math.max(...ends) + 12);
}

function writeFigures(sheet: Sheet, values: string[], look: Look): number {
  let x = PAGE.margin + PRODUCT_WIDTH;
  const top = sheet.top();
  const counts = values.map((value, index) => {
    const width = FIGURE_WIDTHS[index] ?? 0;
    x += GAP;
    const lines = sheet.lines(value, width, look);
    lines.forEach((line, lineIndex) => {
      sheet.write(line, { x, width, align: "right" }, look, top + textHeight(lineIndex, look));
    });
    x += width;
    return lines.length;
  });
  return Math.max(...counts);
}

function writeTableHead(sheet: Sheet, columns: Paper["columns"]): void {
  sheet.write(columns.product, { x: PAGE.margin }, LABEL);
  writeFigures(sheet, columns.figures, LABEL);
  sheet.moveTo(sheet.top() + textHeight(1, LABEL) + 3);
  sheet.rule(PAGE.margin, RIGHT, INK);
  sheet.moveTo(sheet.top() + 4);
}

function writeRow(sheet: Sheet, line: PaperLine, columns: Paper["columns"]): void {
  const name = sheet.lines(line.name, PRODUCT_WIDTH, {});
  const details = line.details.flatMap((detail) => sheet.lines(detail, PRODUCT_WIDTH, SMALL));
  const height = textHeight(name.length, {}) + textHeight(details.length, SMALL);
  if (sheet.makeRoom(height + 6)) writeTableHead(sheet, columns);
  const top = sheet.top();
  const beside = writeFigures(sheet, line.figures, {});
  writeLines(sheet, details, PAGE.margin, writeLines(sheet, name, PAGE.margin, top, {}), SMALL);
  sheet.moveTo(top + Math.max(height, textHeight(beside, {})) + 3);
  sheet.rule();
  sheet.moveTo(sheet.top() + 4);
}

function writeSum(sheet: Sheet, label: string, value: string, look: Look): void {
  sheet.makeRoom(textHeight(1, look));
  const width = sheet.widthOf(value, look);
  sheet.write(value, { x: RIGHT - width, width, align: "right" }, look);
  sheet.write(
    label,
    { x: PAGE.margin, width: WIDTH - width - GAP, align: "right" },
    { ...look, color: MUTED, weight: "regular" },
  );
  sheet.moveTo(sheet.top() + textHeight(1, look));
}

function writeShop(sheet: Sheet, group: Paper["shops"][number], columns: Paper["columns"]): void {
  sheet.makeRoom(70);
  sheet.moveTo(sheet.top() + 8);
  writeParagraph(sheet, group.name, { size: 11, weight: "bold" });
  sheet.moveTo(sheet.top() + 2);
  writeTableHead(sheet, columns);
  for (const line of group.lines) writeRow(sheet, line, columns);
  if (group.subtotal) writeSum(sheet, t.subtotal, group.subtotal, STRONG);
  if (group.note) writeParagraph(sheet, `${t.note}: ${group.note}`, SMALL);
}

const annexTexts = (annex: Paper["annex"]): string[] =>
  annex ? [annex.title, ...annex.lines.flatMap(({ label, value }) => [label, value]), ...annex.notes] : [];

function writeAnnex(sheet: Sheet, { title, lines, notes }: NonNullable<Paper["annex"]>): void {
  sheet.makeRoom(textHeight(lines.length + 4, {}));
  sheet.moveTo(sheet.top() + 12);
  sheet.rule(PAGE.margin, RIGHT, INK);
  sheet.moveTo(sheet.top() + 6);
  writeParagraph(sheet, title, { size: 11, weight: "bold" });
  for (const [index, { label, value }] of lines.entries())
    writeSum(sheet, label, value, index === lines.length - 1 ? STRONG : {});
  for (const note of notes) writeParagraph(sheet, note, SMALL);
}

const textsIn = (paper: Paper): string[] => {
  const facts = [...paper.facts, ...paper.totals, ...(paper.transfer?.facts ?? [])].flatMap(({ label, value }) => [label, value]);
  const lines = paper.shops.flatMap(({ name, note, subtotal = "", lines: own }) => [
    ...[name, note, subtotal],
    ...own.flatMap((line) => [line.name, ...line.details, ...line.figures]),
  ]);
  const heads = [paper.title, paper.number, paper.columns.product, ...paper.columns.figures, paper.transfer?.title ?? ""];
  const fixedTexts = [t.subtotal, t.note, t.page, "0123456789"];
  return [
    ...heads,
    ...facts,
    ...paper.parties.flatMap(({ title, lines: own }) => [title, ...own]),
    ...lines,
    ...paper.notes,
    ...annexTexts(paper.annex),
    ...fixedTexts,
  ];
};

function writeTitle(sheet: Sheet, { title, number }: Paper): void {
  const look: Look = { size: 20, weight: "bold" };
  sheet.write(title, { x: PAGE.margin }, look);
  sheet.write(number, { x: PAGE.margin, width: WIDTH, align: "right" }, { size: 12, weight: "bold" }, sheet.top() + 8);
  sheet.moveTo(sheet.top() + textHeight(1, look) + 4);
  sheet.rule(PAGE.margin, RIGHT, INK);
  sheet.moveTo(sheet.top() + 12);
}

export async function paperPdf(paper: Paper): Promise<Buffer> {
  const sheet = await openSheet(`${paper.title} ${paper.number}`, textsIn(paper));
  writeTitle(sheet, paper);
  writeParties(sheet, paper.parties);
  writeFacts(sheet, paper.facts, 3);
  for (const group of paper.shops) writeShop(sheet, group, paper.columns);
  sheet.moveTo(sheet.top() + 8);
  sheet.makeRoom(paper.totals.length * 24 + 12);
  sheet.rule(PAGE.margin, RIGHT, INK);
  sheet.moveTo(sheet.top() + 6);
  paper.totals.forEach(({ label, value }, index) => {
    writeSum(
      sheet,
      label,
      value,
      paper.kind !== "packing" && index === paper.totals.length - 1 ? { size: 14, weight: "bold" } : STRONG,
    );
  });
  sheet.moveTo(sheet.top() + 10);
  if (paper.transfer) {
    sheet.makeRoom(80);
    writeParagraph(sheet, paper.transfer.title, { size: 11, weight: "bold" });
    sheet.moveTo(sheet.top() + 4);
    writeFacts(sheet, paper.transfer.facts, 3);
    sheet.moveTo(sheet.top() + 4);
  }
  for (const note of paper.notes) writeParagraph(sheet, note, SMALL);
  if (paper.annex) writeAnnex(sheet, paper.annex);
  return sheet.end((page, pages) => [`${paper.title} ${paper.number}`, fill(t.page, { page, pages })]);
}
