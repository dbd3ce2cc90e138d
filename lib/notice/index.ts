/** Unread badge maximum of SPEC.md section 9. */
const UNREAD_MAX = 99;

/** What the badge shows: the count, or `99+` above the maximum. */
export function unreadLabel(count: number): string {
  return count > UNREAD_MAX ? `${UNREAD_MAX}+` : String(count);
}
