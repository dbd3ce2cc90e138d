import { ChatButton } from "@/components/chat/chat-button.client";
import { Icon, type IconName } from "@/components/ui/icon";
import { BackToTop } from "./back-to-top.client";
import type { FrameData } from "./data";

/**
 * Floating buttons (specification 2.2): request for quotation, chat, back to top. A bar at the foot of a narrow window, round buttons in the
 * margin beside the page in a wide one (app/globals.css, `shortcuts`): they never stand over what the page shows.
 */
export function FloatingButtons({ data: { words, addresses } }: { data: FrameData }) {
  return (
    <aside aria-label={words.shortcuts} className="shortcuts">
      <BackToTop label={words.backToTop} />
      <ChatButton href={addresses.chat} title={words.chat}>
        <Content icon="chat" label={words.chat} />
        <span className="sr-only"> {words.newTab}</span>
      </ChatButton>
      <a href={addresses.quote} title={words.requestQuote} className="shortcuts-quote">
        <Content icon="clipboard" label={words.requestQuote} />
      </a>
    </aside>
  );
}

function Content({ icon, label }: { icon: IconName; label: string }) {
  return (
    <>
      <Icon name={icon} size={22} />
      <span>{label}</span>
    </>
  );
}
