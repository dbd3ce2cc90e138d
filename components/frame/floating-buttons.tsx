import { ChatButton } from "@/components/chat/chat-button.client";
import { Icon, type IconName } from "@/components/ui/icon";
import { BackToTop } from "./back-to-top.client";
import type { FrameData } from "./data";

const ROUND = "flex size-12 items-center justify-center rounded-full shadow-raised";

/** Floating buttons (specification 2.2): request for quotation, chat, back to top. */
export function FloatingButtons({ data: { words, addresses } }: { data: FrameData }) {
  return (
    <aside
      aria-label={words.shortcuts}
      data-above-notice
      className="fixed right-3 bottom-4 z-20 flex flex-col items-end gap-2 max-sm:translate-y-[calc(-1*var(--notice,0px))] sm:right-5"
    >
      <BackToTop label={words.backToTop} />
      <ChatButton href={addresses.chat} title={words.chat} className={`${ROUND} bg-surface text-ink hover:text-brand`}>
        <Content icon="chat" label={`${words.chat} ${words.newTab}`} />
      </ChatButton>
      <a href={addresses.quote} title={words.requestQuote} className={`${ROUND} bg-brand text-white hover:bg-brand-strong`}>
        <Content icon="clipboard" label={words.requestQuote} />
      </a>
    </aside>
  );
}

function Content({ icon, label }: { icon: IconName; label: string }) {
  return (
    <>
      <Icon name={icon} size={22} />
      <span className="sr-only">{label}</span>
    </>
  );
}
