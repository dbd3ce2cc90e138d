import type { ComponentProps } from "react";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { ChatButton } from "./chat-button.client";

type Props = Pick<ComponentProps<"a">, "title" | "className" | "children"> & { shopId?: string; productId?: string };

/** Opens the chat in a tab of its own (ADR 23). */
export function ChatLink({ shopId, productId, children, ...rest }: Props) {
  return (
    <ChatButton href={routes.chat({ shopId, productId })} {...rest}>
      {children}
      <span className="sr-only"> {text.frame.chatTab}</span>
    </ChatButton>
  );
}
