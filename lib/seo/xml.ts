const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** For XML and HTML. Replaces control characters that XML forbids. */
export function escapeXml(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, " ").replace(/[&<>"']/g, (mark) => ESCAPES[mark] ?? mark);
}
