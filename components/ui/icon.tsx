/** Symbols of `public/icons.svg`. */
export type IconName =
  | "arrow-up"
  | "bell"
  | "building"
  | "camera"
  | "card"
  | "cart"
  | "chat"
  | "check"
  | "chevron-down"
  | "chevron-left"
  | "chevron-right"
  | "clipboard"
  | "close"
  | "download"
  | "external"
  | "factory"
  | "filter"
  | "grid"
  | "heart"
  | "info"
  | "mail"
  | "menu"
  | "minus"
  | "pause"
  | "people"
  | "phone"
  | "pin"
  | "play"
  | "plus"
  | "search"
  | "settings"
  | "share"
  | "ship"
  | "shop"
  | "sort"
  | "tag"
  | "trash"
  | "user"
  | "warning"
  | "whatsapp"
  | "zoom";

/** Decorative: the surrounding control has the name. */
export function Icon({ name, size = 20, className = "" }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg width={size} height={size} className={`icon ${className}`} aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
