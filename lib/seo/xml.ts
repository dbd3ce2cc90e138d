const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Escapes a text for XML and HTML. Characters that XML forbids become spaces, as do all other control characters. */
export function escapeXml(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, " ").replace(/[&<>"']/g, (mark) => ESCAPES[mark] ?? mark);
}
