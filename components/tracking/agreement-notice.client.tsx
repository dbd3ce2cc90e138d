"use client";

import { Button } from "@/components/ui/button";
import { NoticeCard } from "./notice-card";
import type { Links, Words } from "./privacy-notices.client";

type Props = { links: Links; words: Words; onClose: () => void };

/** The agreement popup of SPEC.md section 4: tells once that there are an agreement and a policy, and where. */
export default function AgreementNotice({ links, words, onClose }: Props) {
  return (
    <NoticeCard title={words.agreementTitle}>
      <p className="mt-1 text-muted">{words.agreementText}</p>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <a href={links.agreement} className="font-semibold text-brand underline">
          {words.agreement}
        </a>
        <a href={links.policy} className="font-semibold text-brand underline">
          {words.policy}
        </a>
        <Button look="secondary" onClick={onClose} className="ml-auto">
          {words.agreementClose}
        </Button>
      </p>
    </NoticeCard>
  );
}
