const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Text for XML: its marks escaped, and the control characters that XML forbids made blank. */
export function escapeXml(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, " ").replace(/[&<>"']/g, (mark) => ESCAPES[mark] ?? mark);
}
