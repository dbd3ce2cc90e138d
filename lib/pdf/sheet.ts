import "server-only";
import PDFDocument from "pdfkit";
import { fontsFor, type Weight } from "./fonts";

export const PAGE = { width: 595.28, height: 841.89, margin: 42 } as const;
export const RIGHT = PAGE.width - PAGE.margin;
const BOTTOM = PAGE.height - 60;
const FOOTER_TOP = PAGE.height - 34;
export const DEFAULT_SIZE = 9;
/** Line height and baseline as multiples of the font size. */
export const LEADING = 1.38;
const BASELINE = 1.02;

export const INK = "#1b2430";
export const MUTED = "#5a6573";
const RULE = "#c9d1da";

export type Look = { size?: number; weight?: Weight; color?: string };
type Place = { x: number; width?: number; align?: "left" | "right" };

// A line may break between pieces: after each CJK character, else between words.
const PIECES = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]|[^\s\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]+|\s+/gu;

/** Splits a text into lines of at most `width`, measured by `widthOf`. A word that is longer than a line is broken. */
function wrapText(text: string, width: number, widthOf: (part: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const piece of text.match(PIECES) ?? []) {
    if (widthOf(line + piece) <= width) {
      line += piece;
      continue;
    }
    if (line.trim()) lines.push(line.trim());
    let rest = piece;
    while (widthOf(rest) > width && rest.length > 1) {
      const start = longestStart(rest, width, widthOf);
      lines.push(start);
      rest = rest.slice(start.length);
    }
    line = rest.trimStart();
  }
  return line.trim() ? [...lines, line.trim()] : lines;
}

/** The longest beginning of a text that fits in `width`, at least one character. */
function longestStart(text: string, width: number, widthOf: (part: string) => number): string {
  const characters = [...text];
  for (let count = characters.length - 1; count > 1; count -= 1) {
    const start = characters.slice(0, count).join("");
    if (widthOf(start) <= width) return start;
  }
  return characters[0] ?? "";
}

/** A PDF that is filled from top to bottom; lengths are points. `texts`: all that will be written: other characters become □. */
export async function openSheet(title: string, texts: string[]) {
  const { bytes, printable, runsOf } = await fontsFor(texts);
  const document = new PDFDocument({
    size: "A4",
    margin: 0,
    bufferPages: true,
    pdfVersion: "1.7",
    lang: "es-CO",
    displayTitle: true,
    info: { Title: title },
  });
  for (const [name, font] of bytes) document.registerFont(name, font);
  const chunks: Buffer[] = [];
  const written = new Promise<Buffer>((resolve, reject) => {
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", () => resolve(Buffer.concat(chunks)));
    document.on("error", reject);
  });
  let y: number = PAGE.margin;

  const textWidth = (text: string, { size = DEFAULT_SIZE, weight = "regular" }: Look) =>
    runsOf(text, weight).reduce((sum, run) => sum + document.font(run.font).fontSize(size).widthOfString(run.text), 0);

  const write = (text: string, top: number, { x, width = 0, align = "left" }: Place, look: Look) => {
    const { size = DEFAULT_SIZE, weight = "regular", color = INK } = look;
    let at = align === "right" ? x + width - textWidth(text, look) : x;
    for (const run of runsOf(text, weight)) {
      document.font(run.font).fontSize(size).fillColor(color);
      document.text(run.text, at, top + size * BASELINE, { lineBreak: false, baseline: "alphabetic" });
      at += document.widthOfString(run.text);
    }
  };

  return {
    widthOf: (text: string, look: Look) => textWidth(printable(text), look),
    lines: (text: string, width: number, look: Look) => wrapText(printable(text), width, (part) => textWidth(part, look)),
    top: () => y,
    moveTo: (top: number) => {
      y = top;
    },
    /** Starts a new page when less than `height` is left; returns whether it did. */
    makeRoom: (height: number): boolean => {
      if (y + height <= BOTTOM) return false;
      document.addPage();
      y = PAGE.margin;
      return true;
    },
    picture: (bytes: Buffer, x: number, size: number) => {
      document.image(bytes, x, y, { width: size, height: size });
    },
    write: (text: string, place: Place, look: Look = {}, top = y) => write(printable(text), top, place, look),
    rule: (from: number = PAGE.margin, to: number = RIGHT, color: string = RULE) => {
      document.moveTo(from, y).lineTo(to, y).lineWidth(0.6).strokeColor(color).stroke();
    },
    end: (footer: (page: number, pages: number) => [left: string, right: string]): Promise<Buffer> => {
      const { count } = document.bufferedPageRange();
      for (let page = 0; page < count; page += 1) {
        document.switchToPage(page);
        const [left, right] = footer(page + 1, count).map(printable);
        const look = { size: 8, color: MUTED };
        write(left ?? "", FOOTER_TOP, { x: PAGE.margin }, look);
        write(right ?? "", FOOTER_TOP, { x: PAGE.margin, width: RIGHT - PAGE.margin, align: "right" }, look);
      }
      document.end();
      return written;
    },
  };
}
export type Sheet = Awaited<ReturnType<typeof openSheet>>;
