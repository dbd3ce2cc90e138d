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
      announce={announce}
      actions={
        <Button variant="secondary" className="max-sm:mt-2 max-sm:w-full" onClick={onClose}>
          {t.agreementClose}
        </Button>
      }
    >
      <p className="mt-1 text-muted">{t.agreementText}</p>
      <ul className="flex flex-wrap gap-x-4">
        <AgreementLink href={legal.agreement}>{t.agreement}</AgreementLink>
        <AgreementLink href={legal.policy}>{t.policy}</AgreementLink>
      </ul>
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
