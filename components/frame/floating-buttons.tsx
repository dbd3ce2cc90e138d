import { Icon, type IconName } from "@/components/ui/icon";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { BackToTop } from "./back-to-top.client";

const t = text.frame;

/** Floating buttons (SPEC.md section 2): request for quotation, chat, back to top. */
export function FloatingButtons() {
  return (
    <aside aria-label={t.shortcuts} className="fixed bottom-4 right-3 z-20 flex flex-col items-end gap-2 sm:right-5">
      <BackToTop label={t.backToTop} />
      <Floating href={routes.loginFor(routes.home)} icon="chat" label={t.chat} />
      <Floating href={routes.quote} icon="clipboard" label={t.requestQuote} isMain />
    </aside>
  );
}

function Floating({ href, icon, label, isMain = false }: { href: string; icon: IconName; label: string; isMain?: boolean }) {
  const look = isMain ? "bg-brand text-white hover:bg-brand-strong" : "bg-surface text-ink hover:text-brand";
  return (
    <a href={href} title={label} className={`flex size-12 items-center justify-center rounded-full shadow-raised ${look}`}>
      <Icon name={icon} size={22} />
      <span className="sr-only">{label}</span>
    </a>
  );
}
