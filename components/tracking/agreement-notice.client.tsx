"use client";

import { Button } from "@/components/ui/button";
import { legal } from "@/lib/routes";
import later from "@/messages/later.json";
import { NoticeCard } from "./notice-card.client";

const t = later.tracking;

type Props = { announce: (title: string) => void; onClose: () => void };

/** Specification 20.7, shown once. */
export default function AgreementNotice({ announce, onClose }: Props) {
  return (
    <NoticeCard
      title={t.agreementTitle}
      isLow
      announce={announce}
      actions={
        <Button variant="secondary" className="shrink-0 !px-2" onClick={onClose}>
          {t.agreementClose}
        </Button>
      }
    >
      <p className="text-muted">
        <span className="sm:hidden">{t.agreementShort}</span>
        <span className="max-sm:hidden">{t.agreementText}</span>
      </p>
      <ul className="flex flex-wrap gap-x-4">
        <AgreementLink href={legal.agreement}>{t.agreement}</AgreementLink>
        <AgreementLink href={legal.policy}>{t.privacy}</AgreementLink>
      </ul>
    </NoticeCard>
  );
}

function AgreementLink({ href, children }: { href: string; children: string }) {
  return (
    <li>
      <a href={href} className="inline-flex items-center max-lg:min-h-11 font-semibold text-brand underline">
        {children}
      </a>
    </li>
  );
}
