import "server-only";
import { fill } from "@/lib/format";
import { INK, LEADING, type Look, MUTED, PAGE, RIGHT, type Sheet, sheet } from "@/lib/pdf/sheet";
import { text } from "@/lib/text";
import type { Paper, PaperLine } from "./paper";

const t = text.order.paper;
const WIDTH = RIGHT - PAGE.margin;
const GAP = 12;
const FIGURES = [84, 74, 88] as const;
const PRODUCT = WIDTH - FIGURES.reduce((sum, width) => sum + width + GAP, 0);

const LABEL: Look = { size: 8, color: MUTED };
const STRONG: Look = { size: 9, weight: "bold" };
const SMALL: Look = { size: 8, color: MUTED };
const textHeight = (lines: number, { size = 9 }: Look) => lines * size * LEADING;

/** Returns the bottom edge. */
function block(paper: Sheet, lines: string[], x: number, top: number, look: Look): number {
  lines.forEach((line, index) => {
    paper.write(line, { x }, look, top + textHeight(index, look));
  });
  return top + textHeight(lines.length, look);
}

function paragraph(paper: Sheet, words: string, look: Look): void {
  for (const line of paper.lines(words, WIDTH, look)) {
    paper.room(textHeight(1, look));
    paper.write(line, { x: PAGE.margin }, look);
    paper.moveTo(paper.top() + textHeight(1, look));
  }
}

function factGrid(paper: Sheet, facts: Paper["facts"], columns: number): void {
  const width = (WIDTH - GAP * (columns - 1)) / columns;
  for (let first = 0; first < facts.length; first += columns) {
    const row = facts.slice(first, first + columns).map(({ label, value }) => ({
      labels: paper.lines(label, width, LABEL),
      values: paper.lines(value, width, STRONG),
    }));
    const height = Math.max(
      ...row.map(({ labels, values }) => textHeight(labels.length, LABEL) + textHeight(values.length, STRONG)),
    );
    paper.room(height);
    const top = paper.top();
    row.forEach(({ labels, values }, index) => {
      const x = PAGE.margin + index * (width + GAP);
      block(paper, values, x, block(paper, labels, x, top, LABEL), STRONG);
    });
    paper.moveTo(top + height + 6);
  }
}

function parties(paper: Sheet, all: Paper["parties"]): void {
  const width = (WIDTH - GAP * 2) / 2;
  const top = paper.top();
  const ends = all.map(({ title, lines: [name = "", ...rest] }, index) => {
    const x = PAGE.margin + index * (width + GAP * 2);
    const named = block(paper, paper.lines(name, width, STRONG), x, block(paper, [title], x, top, LABEL), STRONG);
    const lines = rest.flatMap((line) => paper.lines(line, width, { size: 9 }));
    return block(paper, lines, x, named, { size: 9 });
  });
  paper.moveTo(Math.max(...ends) + 12);
}

function figures(paper: Sheet, values: string[], look: Look): number {
  let x = PAGE.margin + PRODUCT;
  const top = paper.top();
  const counts = values.map((value, index) => {
    const width = FIGURES[index] ?? 0;
    x += GAP;
    const lines = paper.lines(value, width, look);
    lines.forEach((line, lineIndex) => {
      paper.write(line, { x, width, align: "right" }, look, top + textHeight(lineIndex, look));
    });
    x += width;
    return lines.length;
  });
  return Math.max(...counts);
}

function tableHead(paper: Sheet, columns: Paper["columns"]): void {
  paper.write(columns.product, { x: PAGE.margin }, LABEL);
  figures(paper, columns.figures, LABEL);
  paper.moveTo(paper.top() + textHeight(1, LABEL) + 3);
  paper.rule(PAGE.margin, RIGHT, INK);
  paper.moveTo(paper.top() + 4);
}

function row(paper: Sheet, line: PaperLine, columns: Paper["columns"]): void {
  const name = paper.lines(line.name, PRODUCT, {});
  const details = line.details.flatMap((detail) => paper.lines(detail, PRODUCT, SMALL));
  const height = textHeight(name.length, {}) + textHeight(details.length, SMALL);
  if (paper.room(height + 6)) tableHead(paper, columns);
  const top = paper.top();
  const beside = figures(paper, line.figures, {});
  block(paper, details, PAGE.margin, block(paper, name, PAGE.margin, top, {}), SMALL);
  paper.moveTo(top + Math.max(height, textHeight(beside, {})) + 3);
  paper.rule();
  paper.moveTo(paper.top() + 4);
}

function sum(paper: Sheet, label: string, value: string, look: Look): void {
  paper.room(textHeight(1, look));
  const width = paper.widthOf(value, look);
  paper.write(value, { x: RIGHT - width, width, align: "right" }, look);
  paper.write(
    label,
    { x: PAGE.margin, width: WIDTH - width - GAP, align: "right" },
    { ...look, color: MUTED, weight: "regular" },
  );
  paper.moveTo(paper.top() + textHeight(1, look));
}

function shop(paper: Sheet, group: Paper["shops"][number], columns: Paper["columns"]): void {
  paper.room(70);
  paper.moveTo(paper.top() + 8);
  paragraph(paper, group.name, { size: 11, weight: "bold" });
  paper.moveTo(paper.top() + 2);
  tableHead(paper, columns);
  for (const line of group.lines) row(paper, line, columns);
  if (group.subtotal) sum(paper, t.subtotal, group.subtotal, STRONG);
  if (group.note) paragraph(paper, `${t.note}: ${group.note}`, SMALL);
}

const annexTexts = (annex: Paper["annex"]): string[] =>
  annex ? [annex.title, ...annex.lines.flatMap(({ label, value }) => [label, value]), ...annex.notes] : [];

function annexed(paper: Sheet, { title, lines, notes }: NonNullable<Paper["annex"]>): void {
  paper.room(textHeight(lines.length + 4, {}));
  paper.moveTo(paper.top() + 12);
  paper.rule(PAGE.margin, RIGHT, INK);
  paper.moveTo(paper.top() + 6);
  paragraph(paper, title, { size: 11, weight: "bold" });
  for (const [index, { label, value }] of lines.entries()) sum(paper, label, value, index === lines.length - 1 ? STRONG : {});
  for (const note of notes) paragraph(paper, note, SMALL);
}

const textsIn = (paper: Paper): string[] => {
  const facts = [...paper.facts, ...paper.totals, ...(paper.transfer?.facts ?? [])].flatMap(({ label, value }) => [label, value]);
  const lines = paper.shops.flatMap(({ name, note, subtotal = "", lines: own }) => [
    ...[name, note, subtotal],
    ...own.flatMap((line) => [line.name, ...line.details, ...line.figures]),
  ]);
  const heads = [paper.title, paper.number, paper.columns.product, ...paper.columns.figures, paper.transfer?.title ?? ""];
  const words = [t.subtotal, t.note, t.page, "0123456789"];
  return [
    ...heads,
    ...facts,
    ...paper.parties.flatMap(({ title, lines: own }) => [title, ...own]),
    ...lines,
    ...paper.notes,
    ...annexTexts(paper.annex),
    ...words,
  ];
};

function head(paper: Sheet, { title, number }: Paper): void {
  const look: Look = { size: 20, weight: "bold" };
  paper.write(title, { x: PAGE.margin }, look);
  paper.write(number, { x: PAGE.margin, width: WIDTH, align: "right" }, { size: 12, weight: "bold" }, paper.top() + 8);
  paper.moveTo(paper.top() + textHeight(1, look) + 4);
  paper.rule(PAGE.margin, RIGHT, INK);
  paper.moveTo(paper.top() + 12);
}

export async function paperPdf(paper: Paper): Promise<Buffer> {
  const own = await sheet(`${paper.title} ${paper.number}`, textsIn(paper));
  head(own, paper);
  parties(own, paper.parties);
  factGrid(own, paper.facts, 3);
  for (const group of paper.shops) shop(own, group, paper.columns);
  own.moveTo(own.top() + 8);
  own.room(paper.totals.length * 24 + 12);
  own.rule(PAGE.margin, RIGHT, INK);
  own.moveTo(own.top() + 6);
  paper.totals.forEach(({ label, value }, index) => {
    sum(own, label, value, paper.kind !== "packing" && index === paper.totals.length - 1 ? { size: 14, weight: "bold" } : STRONG);
  });
  own.moveTo(own.top() + 10);
  if (paper.transfer) {
    own.room(80);
    paragraph(own, paper.transfer.title, { size: 11, weight: "bold" });
    own.moveTo(own.top() + 4);
    factGrid(own, paper.transfer.facts, 3);
    own.moveTo(own.top() + 4);
  }
  for (const note of paper.notes) paragraph(own, note, SMALL);
  if (paper.annex) annexed(own, paper.annex);
  return own.end((page, pages) => [`${paper.title} ${paper.number}`, fill(t.page, { page, pages })]);
}
