import type { Metadata } from "next";
import { NextSteps } from "@/components/inquiry/next-steps";
import { SentCard } from "@/components/inquiry/sent-card.client";
import { Page } from "@/components/ui/page";
import { brandedTitle, privateMetadata } from "@/lib/seo/metadata";
import { text } from "@/lib/text";

const t = text.inquiry;

export const metadata: Metadata = privateMetadata({
  title: brandedTitle(t.sentTitle),
  description: t.sentLead,
});

/** `/cantFindWin`: the request is on its way; its number, and what happens next. */
export default function CantFindWinPage() {
  return (
    <Page>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
        <SentCard
          words={{
            title: t.sentTitle,
            lead: t.sentLead,
            number: t.sentNumber,
            member: t.sentMember,
            guest: t.sentGuest,
            login: t.sentLogin,
            more: t.sentMore,
            another: t.sentAnother,
            home: t.sentHome,
          }}
        />
        <NextSteps />
      </div>
    </Page>
  );
}
