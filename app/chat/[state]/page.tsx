import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CloseWindow } from "@/components/chat/close-window.client";
import { WayBack } from "@/components/chat/way-back.client";
import { ButtonLink } from "@/components/ui/button";
import { Page } from "@/components/ui/page";
import { chatNotice } from "@/lib/chat";
import { routes } from "@/lib/routes";
import { brandedTitle, privateMetadata } from "@/lib/seo/metadata";
import { text } from "@/lib/text";

type Props = { params: Promise<{ state: string }> };

const t = text.chat;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const state = chatNotice((await params).state);
  return state ? privateMetadata({ title: brandedTitle(t.title), description: t.notices[state].lead }) : {};
}

/** Notices of the chat window (app/api/chat/route.ts). */
export default async function ChatNoticePage({ params }: Props) {
  const state = chatNotice((await params).state);
  if (!state) notFound();
  const { title, lead } = t.notices[state];
  return (
    <Page>
      <div className="flex flex-col items-start gap-4 pt-6">
        {/* Specification 8.1 gives the title of `away` in English. */}
        <h1 className="text-hero" lang={state === "away" ? "en" : undefined}>
          {title}
        </h1>
        <p className="max-w-prose text-muted">{lead}</p>
        <div className="flex flex-wrap gap-2">
          <WayBack label={t.back} />
          <ButtonLink href={routes.quote} variant="secondary">
            {text.frame.requestQuote}
          </ButtonLink>
          <ButtonLink href={routes.home} variant="quiet">
            {text.error.goHome}
          </ButtonLink>
        </div>
      </div>
      {state === "closed" && <CloseWindow />}
    </Page>
  );
}
