"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { legal } from "@/lib/routes";
import later from "@/messages/later.json";
import { NoticeCard } from "./notice-card.client";

const t = later.tracking;

type Props = {
  /** Opened by a link of the page, to change the choice. */
  isReopened: boolean;
  isRefused: boolean;
  hasConsented: boolean;
  announce: (title: string) => void;
  onChoose: (analytics: boolean) => void;
  onClose: () => void;
};

/** Accept, reject and configure look alike; analytics is ticked only after an earlier consent. The text also links the agreement. */
export default function ConsentNotice({ isReopened, isRefused, hasConsented, announce, onChoose, onClose }: Props) {
  const [isConfiguring, setConfiguring] = useState(isReopened);
  const [analytics, setAnalytics] = useState(hasConsented && !isRefused);
  return (
    <NoticeCard
      title={t.title}
      isFocused={isReopened}
      announce={announce}
      actions={
        isRefused ? (
          <Button variant="secondary" className="max-sm:mt-2 max-sm:w-full" onClick={onClose}>
            {t.close}
          </Button>
        ) : (
          <div className="grid grid-cols-3 gap-2 max-sm:mt-2 sm:w-80">
            <Choice onClick={() => onChoose(false)}>{t.reject}</Choice>
            {isConfiguring ? (
              <Choice onClick={() => onChoose(analytics)}>{t.save}</Choice>
            ) : (
              <Choice onClick={() => setConfiguring(true)}>{t.configure}</Choice>
            )}
            <Choice onClick={() => onChoose(true)}>{t.accept}</Choice>
          </div>
        )
      }
    >
      <p className={isConfiguring || isRefused ? "mt-1 text-muted" : "mt-1 text-muted max-sm:hidden"}>
        {isRefused ? t.refused : t.lead}
      </p>
      <p className="mt-1 text-muted">
        {t.ruled}{" "}
        <a href={legal.agreement} className="font-semibold text-brand underline">
          {t.agreement}
        </a>{" "}
        {t.and}{" "}
        <a href={legal.policy} className="font-semibold text-brand underline">
          {t.policy}
        </a>
        .
      </p>
      {isConfiguring && (
        <fieldset className="mt-3 flex flex-col gap-2 border-t border-line pt-3">
          <legend className="sr-only">{t.purposes}</legend>
          <Purpose name={t.necessary} about={t.necessaryText} isOn isFixed />
          <Purpose name={t.analytics} about={t.analyticsText} isOn={analytics} isFixed={isRefused} onChange={setAnalytics} />
        </fieldset>
      )}
    </NoticeCard>
  );
}

function Choice({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button variant="secondary" onClick={onClick} className="!px-2">
      {children}
    </Button>
  );
}

type PurposeProps = { name: string; about: string; isOn: boolean; isFixed: boolean; onChange?: (isOn: boolean) => void };

function Purpose({ name, about, isOn, isFixed, onChange }: PurposeProps) {
  return (
    <label className="flex gap-3">
      <input
        type="checkbox"
        checked={isOn}
        disabled={isFixed}
        onChange={({ target }) => onChange?.(target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-brand"
      />
      <span>
        <span className="font-semibold">{name}</span>
        <span className="block text-xs text-muted">{about}</span>
      </span>
    </label>
  );
}
