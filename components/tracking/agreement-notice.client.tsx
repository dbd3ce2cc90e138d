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
      <div className="mt-2 flex items-center justify-between gap-3">
        <ul>
          <AgreementLink href={links.agreement}>{words.agreement}</AgreementLink>
          <AgreementLink href={links.policy}>{words.policy}</AgreementLink>
        </ul>
        <Button look="secondary" onClick={onClose}>
          {words.agreementClose}
        </Button>
      </div>
    </NoticeCard>
  );
}

function AgreementLink({ href, children }: { href: string; children: string }) {
  return (
    <li>
      <a href={href} className="inline-block py-1 font-semibold text-brand underline">
        {children}
      </a>
    </li>
  );
}
