/** Points of an A4 page. */
export const PAGE = { width: 595, height: 842, margin: 48 } as const;

export type Font = "regular" | "bold";

/** A text at a place (points from the top left), or a line across. */
export type Mark =
  | { kind: "text"; x: number; y: number; size: number; font: Font; text: string }
  | { kind: "rule"; x: number; y: number; width: number };

// Widths of Helvetica from blank to tilde, in thousandths of the font size (Adobe font metrics).
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556, 556,
  556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778,
  722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222,
  500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
const USUAL_WIDTH = 556;
/** Bold letters are at most so much wider; figures are not. */
const BOLD_WIDTH = 1.08;

// What WinAnsi keeps between 0x80 and 0x9F, by code point.
const SPECIAL = new Map(
  Object.entries({
    "€": 0x80,
    "…": 0x85,
    "‘": 0x91,
    "’": 0x92,
    "“": 0x93,
    "”": 0x94,
    "•": 0x95,
    "–": 0x96,
    "—": 0x97,
    "™": 0x99,
  }),
);

/** The WinAnsi code of a character; a question mark for what the encoding does not have. */
function codeOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point >= 0x20 && point < 0x7f) return point;
  if (point >= 0xa0 && point <= 0xff) return point;
  return SPECIAL.get(character) ?? "?".charCodeAt(0);
}

/** A text as WinAnsi bytes. */
export const winAnsi = (text: string): number[] => [...text.normalize("NFC")].map(codeOf);

/** How wide a text is drawn, in points. */
export function textWidth(text: string, size: number, font: Font = "regular"): number {
  const units = [...text.normalize("NFD").replace(/\p{M}/gu, "")].reduce(
    (sum, character) => sum + (WIDTHS[(character.codePointAt(0) ?? 0) - 0x20] ?? USUAL_WIDTH),
    0,
  );
  const isFigures = /^[\d.,$ USD]*$/.test(text);
  return (units * size * (font === "bold" && !isFigures ? BOLD_WIDTH : 1)) / 1000;
}

/** Breaks a text into lines of at most `width` points; a word that is longer than a line is cut. */
export function wrapped(text: string, width: number, size: number, font: Font = "regular"): string[] {
  const fits = (line: string) => textWidth(line, size, font) <= width;
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).filter(Boolean)) {
    let rest = word;
    if (line && fits(`${line} ${rest}`)) {
      line = `${line} ${rest}`;
      continue;
    }
    if (line) lines.push(line);
    while (!fits(rest) && rest.length > 1) {
      let length = rest.length - 1;
      while (length > 1 && !fits(rest.slice(0, length))) length -= 1;
      lines.push(rest.slice(0, length));
      rest = rest.slice(length);
    }
    line = rest;
  }
  return line ? [...lines, line] : lines;
}

const hex = (text: string) =>
  `<${winAnsi(text)
    .map((code) => code.toString(16).padStart(2, "0"))
    .join("")}>`;

const FONTS: Record<Font, string> = { regular: "F1", bold: "F2" };

function drawn(mark: Mark): string {
  const y = PAGE.height - mark.y;
  if (mark.kind === "rule") return `0.5 w ${mark.x} ${y} m ${mark.x + mark.width} ${y} l S`;
  return `BT /${FONTS[mark.font]} ${mark.size} Tf ${mark.x.toFixed(2)} ${y.toFixed(2)} Td ${hex(mark.text)} Tj ET`;
}

const FIRST_PAGE = 6;

/** A PDF 1.4 document of pages of marks, in Helvetica with WinAnsi encoding. All of it is ASCII: texts are written in hexadecimal. */
export function pdfOf(title: string, pages: Mark[][]): string {
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R /Lang (es-CO) /ViewerPreferences << /DisplayDocTitle true >> >>",
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${FIRST_PAGE + index * 2} 0 R`).join(" ")}] >>`,
    font("Helvetica"),
    font("Helvetica-Bold"),
    `<< /Title ${hex(title)} >>`,
    ...pages.flatMap((marks, index) => {
      const content = marks.map(drawn).join("\n");
      const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${FIRST_PAGE + index * 2 + 1} 0 R >>`;
      return [page, `<< /Length ${content.length} >>\nstream\n${content}\nendstream`];
    }),
  ];
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${start}\n%%EOF\n`;
}
