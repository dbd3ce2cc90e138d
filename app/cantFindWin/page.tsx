import type { Metadata } from "next";
import { BestGoods } from "@/components/cart/best-goods";
import { NextSteps } from "@/components/inquiry/next-steps";
import { SentCard } from "@/components/inquiry/sent-card.client";
import { Page } from "@/components/ui/page";
import { parseId } from "@/lib/id";
import { brandedTitle, privateMetadata } from "@/lib/seo/metadata";
import { text } from "@/lib/text";

const t = text.inquiry;

export const metadata: Metadata = privateMetadata({
  title: brandedTitle(t.noneSentTitle),
  description: t.noneSentLead,
});

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Confirms a sent inquiry (specification 12.1). `data-asks`: globals.css then hides the shortcut to the quotation form. */
export default async function CantFindWinPage({ searchParams }: Props) {
  const { id } = await searchParams;
  return (
    <Page>
      <div
        data-asks=""
        style={{ gridTemplateRows: "auto 1fr" }}
        className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10"
      >
        <SentCard
          idInUrl={parseId(id)}
          copy={{
            title: t.sentTitle,
            lead: t.sentLead,
            noneTitle: t.noneSentTitle,
            noneLead: t.noneSentLead,
            number: t.sentNumber,
            namedLead: t.sentNamedLead,
            account: t.sentAccount,
            answers: t.answers,
            guest: t.sentGuest,
            login: t.sentLogin,
            open: t.sentMember,
            list: t.sentList,
            more: t.sentMore,
            another: t.sentAnother,
            ask: t.ask,
            home: t.sentHome,
          }}
        />
        <div className="md:row-span-2">
          <NextSteps />
        </div>
        <BestGoods />
      </div>
    </Page>
  );
}
