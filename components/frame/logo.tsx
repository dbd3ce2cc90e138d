/** A tied bale of goods. */
export function Logo({ label }: { label: string }) {
  return (
    <svg width="32" height="32" viewBox="0 0 32 32" role="img" aria-label={label}>
      <rect width="32" height="32" rx="9" fill="var(--color-brand)" />
      <path
        d="M8 9l8 9 8-9M16 18v7"
        fill="none"
        stroke="var(--color-inverse)"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="16" cy="8.5" r="2.5" fill="#f2b84b" />
    </svg>
  );
}
