import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { NoticeBody } from "@/components/notice/notice-body";
import { Icon } from "@/components/ui/icon";
import { openNotice } from "@/lib/notice/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.notice;

export const metadata: Metadata = { title: t.title };

/** Opening a message marks it as read. */
export default async function MessagePage({ params }: { params: Promise<{ id: string }> }) {
  const notice = await openNotice((await params).id);
  if (!notice) notFound();
  return (
    <>
      <a
        href={routes.messages}
        className="-mb-4 flex min-h-11 items-center gap-1 self-start text-sm font-semibold text-brand hover:underline"
      >
        <Icon name="chevron-left" size={18} />
        {t.back}
      </a>
      <NoticeBody notice={notice} />
    </>
  );
}
