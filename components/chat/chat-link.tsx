import type { ComponentProps } from "react";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { ChatButton } from "./chat-button.client";

type Props = Pick<ComponentProps<"a">, "title" | "className" | "children"> & { shopId?: string; productId?: string };

/** A link to the chat with a shop, or with the site's own service, in a window of its own (docs/adr/0023-the-chat-is-a-link.md). */
export function ChatLink({ shopId, productId, children, ...rest }: Props) {
  return (
    <ChatButton href={routes.chat({ shopId, productId })} {...rest}>
      {children}
      <span className="sr-only"> {text.frame.newTab}</span>
    </ChatButton>
  );
}
