import { renderToStaticMarkup } from "react-dom/server";
import { text } from "@/lib/text";
import { ChatLink } from "./chat-link";

test("the chat is a link that opens a window of its own, says so, and is not for crawlers", () => {
  const html = renderToStaticMarkup(
    <ChatLink shopId="3" productId="12">
      Hablar
    </ChatLink>,
  );
  expect(html).toBe(
    '<a href="/api/chat?shop=3&amp;product=12" target="_blank" rel="noopener nofollow">' +
      `Hablar<span class="sr-only"> ${text.frame.chatTab}</span></a>`,
  );
});

test("without a shop it leads to the site's own service", () => {
  expect(renderToStaticMarkup(<ChatLink>Hablar</ChatLink>)).toContain('href="/api/chat"');
});
