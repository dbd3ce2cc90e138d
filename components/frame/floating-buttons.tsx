import { ChatButton } from "@/components/chat/chat-button.client";
import { Icon, type IconName } from "@/components/ui/icon";
import { BackToTop } from "./back-to-top.client";
import type { FrameData } from "./data";

/** Specification 2.2. A bar at the foot on narrow windows, round buttons in the margin on wide ones. */
export function FloatingButtons({ data: { copy, urls } }: { data: FrameData }) {
  return (
    <aside aria-label={copy.shortcuts} className="shortcuts">
      <BackToTop label={copy.backToTop} />
      <ChatButton href={urls.chat} title={copy.chat}>
        <Content icon="chat" label={copy.chat} />
        <span className="sr-only"> {copy.chatTab}</span>
      </ChatButton>
      <a href={urls.quote} title={copy.requestQuote} className="shortcuts-quote">
        <Content icon="clipboard" label={copy.requestQuote} />
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
